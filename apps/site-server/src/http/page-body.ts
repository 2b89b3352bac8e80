import { promisify } from 'node:util';
import { crc32, constants, deflateRaw, deflateRawSync } from 'node:zlib';

/** A part shared by many pages, encoded and compressed once. */
export interface SharedPart {
  readonly text: Buffer;
  readonly deflated: Buffer;
}

export type PagePart = string | SharedPart;

export function sharedPart(text: string): SharedPart {
  const encoded = Buffer.from(text);
  return { text: encoded, deflated: deflateRawSync(encoded, openBlocks) };
}

/** Like `sharedPart` for a large text: compressed outside the event loop. */
export async function largeSharedPart(text: string): Promise<SharedPart> {
  const encoded = Buffer.from(text);
  return { text: encoded, deflated: await deflateBeside(encoded, openBlocks) };
}

/** A template whose values may be shared parts; text between them becomes one part. */
export function pageParts(
  texts: TemplateStringsArray,
  ...values: readonly (PagePart | readonly PagePart[])[]
): readonly PagePart[] {
  const parts: PagePart[] = [];
  let text = '';
  for (const part of texts.flatMap((before, index) => [before, ...[values[index] ?? []].flat()])) {
    if (typeof part === 'string') {
      text += part;
    } else {
      parts.push(text, part);
      text = '';
    }
  }
  return [...parts, text];
}

/** The parts of a page as one body; with `isGzip` as a gzip stream (RFC 1952) of the parts, each compressed by itself. */
export function pageBody(parts: readonly PagePart[], isGzip: boolean): Buffer {
  if (!isGzip) return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part.text)));
  // Skips empty parts: `crc32` of an empty buffer may lose the sum of the parts before it.
  const compressed = parts
    .map((part) => (typeof part === 'string' ? sharedPart(part) : part))
    .filter(({ text }) => text.length > 0);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(compressed.reduce((sum, { text }) => crc32(text, sum), 0));
  end.writeUInt32LE(
    compressed.reduce((sum, { text }) => sum + text.length, 0),
    4,
  );
  return Buffer.concat([gzipStart, ...compressed.map(({ deflated: bytes }) => bytes), lastBlock, end]);
}

/** Deflate, no name, no time, an unknown system. */
const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const lastBlock = deflateRawSync('');

/** Blocks that end on a byte and are not the last of their stream (RFC 1951): others may follow. */
const openBlocks = { finishFlush: constants.Z_SYNC_FLUSH };

const deflateBeside = promisify<Buffer, typeof openBlocks, Buffer>(deflateRaw);
