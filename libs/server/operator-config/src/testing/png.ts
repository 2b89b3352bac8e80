import { inflateSync } from 'node:zlib';

export function sizeOf(png: Buffer) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** The colour of the upper left pixel, `#rrggbb`. Filters do not change it, because they use only preceding pixels. */
export function firstPixel(png: Buffer): string {
  const data: Buffer[] = [];
  for (let offset = 8; offset < png.length;) {
    const length = png.readUInt32BE(offset);
    const type = png.toString('latin1', offset + 4, offset + 8);
    if (type === 'IDAT') data.push(png.subarray(offset + 8, offset + 8 + length));
    offset += length + 12;
  }
  return `#${inflateSync(Buffer.concat(data)).subarray(1, 4).toString('hex')}`;
}
