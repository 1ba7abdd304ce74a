// The folder as one file, with its sums and a page for the person who puts it on a server.

import { createHash } from "node:crypto";
import { copyFile, readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { deflateRawSync } from "node:zlib";

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

/** @param {Uint8Array} bytes */
function crc(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

/** The first of January 1980: the same files give the same archive, whenever it is made. */
const DATE = 0x21;

/** What both headers of a file say alike. @param {{ name: Buffer, packed: Buffer, bytes: Buffer }} file */
function facts({ bytes, name, packed }) {
  const buffer = Buffer.alloc(26);
  buffer.writeUInt16LE(20, 0); // needs version 2.0 to be unpacked
  buffer.writeUInt16LE(0x800, 2); // names are UTF-8
  buffer.writeUInt16LE(8, 4); // deflated
  buffer.writeUInt16LE(DATE, 8);
  buffer.writeUInt32LE(crc(bytes), 10);
  buffer.writeUInt32LE(packed.length, 14);
  buffer.writeUInt32LE(bytes.length, 18);
  buffer.writeUInt16LE(name.length, 22);
  return buffer;
}

/** @param {Map<string, Buffer>} files */
function archive(files) {
  /** @type {Buffer[]} */
  const body = [];
  /** @type {Buffer[]} */
  const index = [];
  let at = 0;
  for (const [path, bytes] of files) {
    const file = { name: Buffer.from(path), bytes, packed: deflateRawSync(bytes, { level: 9 }) };
    const same = facts(file);
    const local = [Buffer.from("PK\x03\x04", "latin1"), same, file.name, file.packed];
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    index.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), same, rest, file.name);
    body.push(...local);
    at += local.reduce((sum, part) => sum + part.length, 0);
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.size, 8);
  end.writeUInt16LE(files.size, 10);
  end.writeUInt32LE(index.reduce((sum, part) => sum + part.length, 0), 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...body, ...index, end]);
}

/**
 * @param {string} dist
 * @param {string} hosting the page for that person
 */
export async function makeZip(dist, hosting) {
  await copyFile(hosting, join(dist, "HOSTING.md"));
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/")).sort();
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const path of paths) files.set(path, await readFile(join(dist, path)));
  const sums = [...files].map(([path, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${path}\n`).join("");
  await writeFile(join(dist, "SHA256SUMS"), sums);
  files.set("SHA256SUMS", Buffer.from(sums));
  await writeFile(join(dist, "guli.zip"), archive(new Map([...files].map(([path, bytes]) => [`guli/${path}`, bytes]))));
}
