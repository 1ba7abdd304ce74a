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

/**
 * What is in a page, and in the boards in it, as far as it is seen and can be acted on. Runs in the page: it is put into
 * its functions as text.
 */
const everything = `(() => {
  const all = [];
  const enter = (root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) enter(element.shadowRoot);
      if (element.checkVisibility() && !element.closest("[inert]") && !element.matches(".unseen, .unseen *, head *")) all.push(element);
    }
  };
  const dialogs = document.querySelectorAll("dialog[open], :popover-open");
  enter(dialogs.length > 0 ? dialogs[dialogs.length - 1] : document.body);
  return all;
})()`;

/**
 * Text that has no room: it is hidden, or comes out of its button.
 * @param {import("playwright-core").Page} tab
 * @returns {Promise<string[]>}
 */
export function cut(tab) {
  return tab.evaluate(`${everything}.filter((element) => {
    if (element.matches("canvas, svg, svg *, textarea, input, iframe")) return false;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const hides = ["hidden", "clip"].includes(overflowX) || textOverflow === "ellipsis" || element.matches("button, select, .choice, .button");
    return hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1) && element.clientWidth > 0;
  }).map((element) => element.outerHTML.slice(0, 160))`);
}

/**
 * Pairs of things to be pressed that lie over each other.
 * @param {import("playwright-core").Page} tab
 * @returns {Promise<string[]>}
 */
export function overlaps(tab) {
  return tab.evaluate(`(() => {
    // What can be seen of it where it has been scrolled out of sight.
    const seen = (element) => {
      let { bottom, left, right, top } = element.getBoundingClientRect();
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowY === "visible" || at === document.documentElement) continue;
        const frame = at.getBoundingClientRect();
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return { bottom, left, right, top, width: right - left, height: bottom - top };
    };
    // Words within a sentence take what room the sentence gives them.
    const targets = ${everything}.filter((element) => element.matches("button:not(.term), select, input:not(.choice input), textarea, label.choice, a[href]:not(p a)"))
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .map((element) => ({ element, box: seen(element) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const found = [];
    for (const [index, one] of targets.entries()) {
      for (const other of targets.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 1 && height > 1) found.push([one, other].map(({ element }) => element.id || element.textContent.trim() || element.outerHTML.slice(0, 80)).join(" and "));
      }
    }
    return found;
  })()`);
}
