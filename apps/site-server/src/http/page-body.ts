import { promisify } from 'node:util';
import { crc32, constants, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';
import { noncePlaceholder } from './nonce';

/** A part shared by many pages, encoded once, and compressed once when a browser accepts gzip. */
export interface SharedPart {
  readonly text: Buffer;
  /** Blocks of a deflate stream, of which none is the last. */
  deflated(): Promise<Buffer>;
}

export type PagePart = string | SharedPart;

export function sharedPart(text: string): SharedPart {
  const encoded = Buffer.from(text);
  let compressed: Promise<Buffer> | null = null;
  return {
    text: encoded,
    deflated: () => (compressed ??= deflateBeside(encoded, openBlocks)),
  };
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

/** The parts of a page as one body. */
export function plainBody(parts: readonly PagePart[], nonce: string): Buffer {
  return Buffer.concat(parts.map((part) => textOf(part, nonce)));
}

/** The parts of a page as a gzip stream (RFC 1952), each compressed by itself. */
export async function gzipBody(parts: readonly PagePart[], nonce: string): Promise<Buffer> {
  // Skips empty parts: `crc32` of an empty buffer may lose the sum of the parts before it.
  const texts = parts.map((part) => textOf(part, nonce));
  const blocks = await Promise.all(
    parts.map((part, index) =>
      typeof part === 'string' ? deflateRawSync(texts[index] ?? '', openBlocks) : part.deflated(),
    ),
  );
  const filled = texts.filter(({ length }) => length > 0);
  return Buffer.concat([
    gzipStart,
    ...blocks.filter((_block, index) => texts[index]?.length !== 0),
    gzipEnd(
      filled.reduce((sum, text) => crc32(text, sum), 0),
      filled.reduce((sum, { length }) => sum + length, 0),
    ),
  ]);
}

function textOf(part: PagePart, nonce: string): Buffer {
  return typeof part === 'string' ? Buffer.from(part.replaceAll(noncePlaceholder, nonce)) : part.text;
}

/** Deflate, no name, no time, an unknown system. */
export const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

const lastBlock = deflateRawSync('');

/** The last block, and the sum and the length of the text. */
export function gzipEnd(sum: number, length: number): Buffer {
  const end = Buffer.alloc(lastBlock.length + 8);
  lastBlock.copy(end);
  end.writeUInt32LE(sum, lastBlock.length);
  end.writeUInt32LE(length, lastBlock.length + 4);
  return end;
}

/** Blocks that end on a byte and are not the last of their stream (RFC 1951): others may follow. */
export const openBlocks = { finishFlush: constants.Z_SYNC_FLUSH };

export const deflateBeside = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);
