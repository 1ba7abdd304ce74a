/**
 * Small helpers for building the page.
 */

/**
 * The element of the page with this id; the page is broken without it, so its absence is an error.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function byId(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`the page has no ${type.name} #${id}`);
  return element;
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | boolean>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/**
 * Writes text only when it differs: a live region that is written again may be read again.
 * @param {Element} element
 * @param {string} text
 */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A button that cannot be used now stays in place and in the tab order, and says so.
 * @param {Element} button
 * @param {boolean} usable
 */
export function setUsable(button, usable) {
  if (usable) button.removeAttribute("aria-disabled");
  else button.setAttribute("aria-disabled", "true");
}

/** @param {Element} button */
export function isUsable(button) {
  return button.getAttribute("aria-disabled") !== "true";
}
