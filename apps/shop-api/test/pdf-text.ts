import { inflateSync } from 'node:zlib';

/** The text of a pdfkit PDF, one line for each placed text. */
export function pdfText(content: Uint8Array): string {
  const placed = streamsOf(content).flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/gu)]);
  return placed.map(([, pieces = '']) => textOf(pieces)).join('\n');
}

const beyondLatin: Readonly<Record<string, string>> = {
  '\x80': '€',
  '\x92': '’',
  '\x95': '•',
  '\x96': '–',
  '\x9c': 'œ',
};

/** The number of pages and the smallest type size in points. */
export function pdfLook(content: Uint8Array): { readonly pages: number; readonly smallest: number } {
  const sizes = streamsOf(content).flatMap((stream) =>
    [...stream.matchAll(/\/F\d+ ([\d.]+) Tf/gu)].map(([, size]) => Number(size)),
  );
  const pages = Buffer.from(content)
    .toString('latin1')
    .match(/\/Type \/Page$/gmu);
  return { pages: pages?.length ?? 0, smallest: Math.min(...sizes) };
}

function streamsOf(content: Uint8Array): string[] {
  const raw = Buffer.from(content).toString('latin1');
  return [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/gu)].map(([, stream = '']) => inflated(stream));
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
  return [...written.join('')].map((character) => beyondLatin[character] ?? character).join('');
}
