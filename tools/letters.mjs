// Bytes as letters, where only text can stand: four bytes in five of 85 letters, which is a sixteenth less than base64
// takes. www/single/loader.js reads it.

/** The first of the letters. */
const FIRST = 35;
/** None of them may open a tag: another one stands for it. */
const OPENS = "<";
const INSTEAD = "x";

/** @param {Uint8Array} bytes @returns {string} */
export function lettersOf(bytes) {
  const padded = Buffer.concat([bytes, Buffer.alloc(3)]);
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    let rest = padded.readUInt32BE(at);
    let five = "";
    for (let i = 0; i < 5; i += 1) {
      five = String.fromCharCode(FIRST + (rest % 85)) + five;
      rest = Math.floor(rest / 85);
    }
    text += five;
  }
  return text.replaceAll(OPENS, INSTEAD);
}
