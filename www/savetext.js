/**
 * Hands a text to the player as a file. Nothing leaves the device.
 * @param {string} name
 * @param {string} text
 */
export function saveText(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser reads it after this call
}
