/**
 * Whether a list shows all of what is chosen in it: it says nothing itself of what it hides.
 * @param {HTMLSelectElement} list
 */
export function isCut(list) {
  const pen = document.createElement("canvas").getContext("2d");
  const { font, paddingLeft, paddingRight } = getComputedStyle(list);
  if (!pen || list.clientWidth === 0) return false;
  pen.font = font;
  const text = list.selectedOptions[0]?.text ?? "";
  return pen.measureText(text).width > list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
