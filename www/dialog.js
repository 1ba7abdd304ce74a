/**
 * What all dialogs share: they open modally, close on a click beside them, and give the focus back by themselves.
 */

/** @param {HTMLDialogElement} dialog */
export function prepareDialog(dialog) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
}

/** @param {HTMLDialogElement} dialog */
export function open(dialog) {
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}
