// What does not fit a page: too wide for it, or too small to be touched.

/**
 * What can be pressed but is smaller than 44 px either way, by what it says. Words within a sentence are as high as the
 * sentence is.
 * @param {import("playwright-core").Page} tab
 */
export function smallTargets(tab) {
  return tab.evaluate(() => [...document.querySelectorAll("button:not(.term), select, input[type=range], textarea, label.choice")]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ name: element.getAttribute("aria-label") ?? element.textContent, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 44 || box.height < 44)
    .map(({ box, name }) => `${name}: ${box.width} × ${box.height}`));
}

/** @param {import("playwright-core").Page} tab */
export function overflow(tab) {
  return tab.evaluate(() => {
    const root = document.documentElement;
    const wide = [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility()
      && !element.matches(".unseen, .unseen *")
      && (element.getBoundingClientRect().right > root.clientWidth + 0.5 || element.getBoundingClientRect().left < -0.5));
    return { scroll: root.scrollWidth > root.clientWidth, wide: wide.map((element) => element.outerHTML.slice(0, 120)) };
  });
}
