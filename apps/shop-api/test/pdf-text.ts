import { inflateSync } from 'node:zlib';

/** What a PDF of pdfkit says, one line for each piece of text that it places. */
export function pdfText(content: Uint8Array): string {
  const raw = Buffer.from(content).toString('latin1');
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/gu)].map(([, stream = '']) => inflated(stream));
  const placed = streams.flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/gu)]);
  return placed.map(([, pieces = '']) => textOf(pieces)).join('\n');
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

function textOf(pieces: string): string {
  const written = [...pieces.matchAll(/<([0-9a-f]*)>/giu)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  );
  return written.join('').replaceAll('\x80', '€').replaceAll('\x92', '’');
}
