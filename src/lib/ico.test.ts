import { describe, expect, it } from 'vitest';
import { icoFile } from './ico.ts';

describe('icoFile', () => {
  const pictures = [
    { size: 16, png: Uint8Array.of(1, 2, 3) },
    { size: 256, png: Uint8Array.of(4, 5) },
  ];
  const file = new DataView(icoFile(pictures).buffer);

  it('says how many pictures it has', () => {
    expect([0, 2, 4].map((at) => file.getUint16(at, true))).toEqual([0, 1, 2]);
  });

  it('leads to each of them', () => {
    for (const [index, { size, png }] of pictures.entries()) {
      const entry = 6 + index * 16;
      expect(file.getUint8(entry) || 256).toBe(size);
      expect(file.getUint8(entry + 1) || 256).toBe(size);
      const [length, offset] = [file.getUint32(entry + 8, true), file.getUint32(entry + 12, true)];
      expect(new Uint8Array(file.buffer, offset, length)).toEqual(png);
    }
  });
});
