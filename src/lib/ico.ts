/** A picture of an ICO file, as PNG. */
export interface IcoPicture {
  /** Width and height, at most 256. */
  size: number;
  png: Uint8Array;
}

const headerBytes = 6;
const entryBytes = 16;

/** One file with a picture in several sizes: /favicon.ico, which browsers and other programs ask for by themselves. */
export function icoFile(pictures: readonly IcoPicture[]): Uint8Array<ArrayBuffer> {
  const directory = Buffer.alloc(headerBytes + pictures.length * entryBytes);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerBytes + index * entryBytes;
    // One byte each: 256 is written as 0.
    directory.writeUInt8(size % 256, entry);
    directory.writeUInt8(size % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return new Uint8Array(Buffer.concat([directory, ...pictures.map(({ png }) => png)]));
}
