import { promisify } from 'node:util';
import { constants, crc32, gunzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { newNonce, noncePlaceholder } from './nonce';
import { deflateBeside, gzipEnd, gzipStart, openBlocks, type PagePart, plainBody } from './page-body';

/** A page that is the same for many visitors except for the nonce: compressed once, as a whole. */
export interface PageTemplate {
  /** The memory that it uses, in bytes. */
  readonly bytes: number;
  /** The gzip stream of the page with this nonce. */
  gzip(nonce: string): Buffer;
}

/** Deflate looks back at most 32 KiB, and a few bytes less than that. */
const maxDistance = 30_000;
const windowBytes = 32 * 1024;
const best = { ...openBlocks, level: constants.Z_BEST_COMPRESSION };

/**
 * Only the first nonce is in the stream as it is, in a stored block (RFC 1951, 3.2.4). The compressed blocks repeat it from there, unless
 * the last one is too far back. The text before a block is its dictionary, as it will be in the decoder's window.
 *
 * @throws for a page that contains control characters, as its blocks might repeat the placeholder
 */
export async function pageTemplate(parts: readonly PagePart[]): Promise<PageTemplate> {
  const text = plainBody(parts, noncePlaceholder);
  const nonces = placesOf(text);
  for (const distance of [maxDistance, 0]) {
    const template = await compiled(text, nonces, distance);
    if (await isExact(template, parts)) return template;
  }
  throw new Error('The page cannot be compressed around its nonce');
}

async function compiled(text: Buffer, nonces: readonly number[], distance: number): Promise<PageTemplate> {
  const stored = nonces.filter((place, index) => index === 0 || place - (nonces[index - 1] ?? 0) > distance);
  const starts = [0, ...stored.map((place) => place + noncePlaceholder.length)];
  const blocks = await Promise.all(
    starts.map((start, index) => {
      const dictionary = text.subarray(Math.max(0, start - windowBytes), start);
      return deflateBeside(text.subarray(start, stored[index]), { ...best, ...(start > 0 && { dictionary }) });
    }),
  );
  const pieces = blocks.flatMap((block, index) => (index === 0 ? [gzipStart, block] : [storedNonce, block]));
  const whole = Buffer.concat([...pieces, gzipEnd(0, text.length)]);
  const slots = placesOf(whole);
  return {
    bytes: text.length + whole.length,
    gzip: (nonce) => {
      for (const place of nonces) text.write(nonce, place, 'latin1');
      const body = Buffer.from(whole);
      for (const slot of slots) body.write(nonce, slot, 'latin1');
      gzipEnd(crc32(text), text.length).copy(body, body.length - gzipEnd(0, 0).length);
      return body;
    },
  };
}

/** A block that is not the last, with the length of the nonce and the complement of the length. */
const storedNonce = Buffer.concat([
  Buffer.from([0, noncePlaceholder.length, 0, 0xff - noncePlaceholder.length, 0xff]),
  Buffer.from(noncePlaceholder, 'latin1'),
]);

function placesOf(bytes: Buffer): readonly number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(noncePlaceholder, 0, 'latin1'); at !== -1;) {
    places.push(at);
    at = bytes.indexOf(noncePlaceholder, at + noncePlaceholder.length, 'latin1');
  }
  return places;
}

const inflate = promisify<Buffer, Buffer>(gunzip);

async function isExact(template: PageTemplate, parts: readonly PagePart[]): Promise<boolean> {
  const nonce = newNonce();
  const page = await inflate(template.gzip(nonce)).catch(() => null);
  return page?.equals(plainBody(parts, nonce)) ?? false;
}

/** The templates of pages that are sent often. */
export interface PageTemplates {
  /**
   * Null for a page that is sent seldom, and while its template is not ready.
   *
   * @param facts everything on which the page depends, except for the nonce: objects that stay the same, and values
   */
  find(facts: readonly unknown[]): PageTemplate | null;
  /** Counts a response without a template. */
  note(facts: readonly unknown[], parts: readonly PagePart[]): void;
}

const maxKeptBytes = 16 * 1024 * 1024;
/** Responses of a page before it is compressed as a whole, which takes some milliseconds. */
const fewResponses = 3;
const maxCounted = 1_000;

export function pageTemplates(log: FastifyBaseLogger): PageTemplates {
  const kept = new LRUCache<string, PageTemplate>({ maxSize: maxKeptBytes, sizeCalculation: ({ bytes }) => bytes });
  const responses = new LRUCache<string, number>({ max: maxCounted });
  const keyOf = keys();

  async function compile(key: string, parts: readonly PagePart[]): Promise<void> {
    try {
      kept.set(key, await pageTemplate(parts));
      responses.delete(key);
    } catch (err) {
      log.warn({ err }, 'page not compressed as a whole: its parts are');
    }
  }

  return {
    find: (facts) => kept.get(keyOf(facts)) ?? null,
    note: (facts, parts) => {
      const key = keyOf(facts);
      const count = (responses.get(key) ?? 0) + 1;
      responses.set(key, count);
      if (count === fewResponses) void compile(key, parts);
    },
  };
}

/** Returns a function that writes facts as a text, with a number for each object. */
function keys(): (facts: readonly unknown[]) => string {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (fact: object): number => {
    const known = numbers.get(fact);
    if (known !== undefined) return known;
    numbers.set(fact, (last += 1));
    return last;
  };
  return (facts) =>
    facts.map((fact) => (typeof fact === 'object' && fact !== null ? numberOf(fact) : JSON.stringify(fact))).join();
}
