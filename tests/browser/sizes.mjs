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
 * What a program can see to be wrong with how things lie, in the page and in the boards in it: text that has no room, so
 * that it is hidden or comes out of its button, and pairs of things to be pressed that lie over each other.
 * @param {import("playwright-core").Page} tab
 * @returns {Promise<{ cut: string[], overlaps: string[] }>}
 */
export function crowding(tab) {
  return tab.evaluate(() => {
    /** What is seen and can be acted on: an open dialog leaves nothing else. @type {Element[]} */
    const all = [];
    /** What is there for ears alone, and what is in it. @type {WeakSet<Element>} */
    const heard = new WeakSet();
    const enter = (/** @type {ParentNode} */ root) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) enter(element.shadowRoot);
        if (element.parentElement && heard.has(element.parentElement) || getComputedStyle(element).clipPath === "inset(50%)") heard.add(element);
        else if (element.checkVisibility({ opacityProperty: true }) && !element.matches("[inert], [inert] *")) all.push(element);
      }
    };
    enter([...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body);

    /** Where it is seen: not where it has been scrolled out of sight. @param {Element} element */
    const place = (element) => {
      let { bottom, left, right, top } = element.getBoundingClientRect();
      for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
        if (getComputedStyle(at).overflowY === "visible") continue;
        const frame = at.getBoundingClientRect();
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return { bottom, left, right, top };
    };
    /** What stays in sight at the end of a dialog lies over what is scrolled under it. @param {Element} element */
    const pinned = (element) => {
      for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) if (getComputedStyle(at).position === "sticky") return true;
      return false;
    };
    /** In a low frame the result of a game lies over its board. @param {Element} one @param {Element} other */
    const over = (one, other) => one.closest("[data-low] .result") !== null && other.matches("[data-hole]");
    const name = (/** @type {Element} */ element) => element.id || element.textContent?.trim() || element.outerHTML.slice(0, 80);

    const holds = all.filter((element) => !element.matches("canvas, svg, svg *, textarea, input, iframe") && element.clientWidth > 0);
    const pen = document.createElement("canvas").getContext("2d");
    const cut = holds.filter((element) => {
      const { font, overflowX, paddingLeft, paddingRight, textOverflow } = getComputedStyle(element);
      if (element instanceof HTMLSelectElement && pen) { // it says nothing of what it hides
        pen.font = font;
        return pen.measureText(element.selectedOptions[0]?.text ?? "").width > element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1;
      }
      const hides = ["hidden", "clip"].includes(overflowX) || textOverflow === "ellipsis" || element.matches("button, select, .choice");
      return hides && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    });

    // Words within a sentence take what room the sentence gives them.
    const targets = all.filter((element) => element.matches("button:not(.term), select, input:not(.choice input), textarea, label.choice, a[href]:not(p a)"))
      .map((element) => ({ element, box: place(element), pinned: pinned(element) }));
    const overlaps = targets.flatMap((one, index) => targets.slice(index + 1)
      .filter((other) => !one.element.contains(other.element) && !other.element.contains(one.element) && one.pinned === other.pinned
        && !over(one.element, other.element) && !over(other.element, one.element)
        && Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1
        && Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 1)
      .map((other) => `${name(one.element)} and ${name(other.element)}`));
    return { cut: cut.map((element) => element.outerHTML.slice(0, 160)), overlaps };
  });
}
