import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { maxJsonBytes, ProblemError } from '@alzette/server-kit';
import { type Done, jsonParser, type JsonParser } from './json-bodies';
import type { ShopServer } from './shop-server';

/** Room for a file of 10 MB, which base64 makes a third bigger. */
const maxBytes = 16 * 1024 * 1024;

/** The keys that lead to the base64 of a file in a body. */
export type FilePath = readonly [object: string, content: string];

/**
 * Parses the bodies of routes with one file. A body above 256 kB is accepted only if its file begins within its first 256 kB, and parsed
 * only if everything except the file's string stays below 256 kB. The string itself is copied, because parsing 14 MB would block all
 * other requests.
 *
 * @param scope holds only routes whose bodies may hold a file there
 */
export function parseFileBodies(scope: ShopServer, path: FilePath): void {
  const json = jsonParser(scope);
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', (request, payload, done) => {
    readBody(payload, path, request.headers['content-length']).then((chunks) => {
      if (lengthOf(chunks) <= maxJsonBytes) json.parse(request, Buffer.concat(chunks), done);
      else json.inTurn(() => parseLarge({ json, path, request, done }, Buffer.concat(chunks)));
    }, done);
  });
}

/** @throws ProblemError 400 for a body that ends early, or 413 */
async function readBody(payload: Readable, path: FilePath, contentLength = ''): Promise<Buffer[]> {
  if (Number(contentLength) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Keeps the connection open for the error response while the body is still arriving.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const wasSmall = length <= maxJsonBytes;
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes) throw tooLarge();
      if (wasSmall && length > maxJsonBytes && findFileStart(Buffer.concat(chunks), path) === null) throw tooLarge();
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError('invalid_request', { detail: 'The body ended early' });
  }
  return chunks;
}

function lengthOf(chunks: readonly Buffer[]): number {
  return chunks.reduce((sum, { length }) => sum + length, 0);
}

interface Parsing {
  readonly json: JsonParser;
  readonly path: FilePath;
  readonly request: FastifyRequest;
  readonly done: Done;
}

function parseLarge({ json, path, request, done }: Parsing, body: Buffer): void {
  const start = findFileStart(body, path);
  const end = start === null ? -1 : body.indexOf(symbols.quote, start);
  const isPlain = start !== null && end !== -1 && body[end - 1] !== symbols.backslash;
  if (!isPlain || body.length - (end - start) > maxJsonBytes) return done(tooLarge());
  const rest = Buffer.concat([body.subarray(0, start), body.subarray(end)]);
  json.parse(request, rest, (error, parsed) => {
    if (error === null) setFile(parsed, path, readText(body.subarray(start, end)));
    done(error, parsed);
  });
}

function tooLarge(): ProblemError {
  return new ProblemError('too_large', { detail: 'Without its file a body has at most 256 kB' });
}

function setFile(body: unknown, [object, content]: FilePath, text: string): void {
  const file: unknown = (Object(body) as Record<string, unknown>)[object];
  const known = Object(file) as Record<string, unknown>;
  if (typeof known[content] === 'string') known[content] = text;
}

/** Base64 needs no escapes but those of its slash and of white space. Any other text is refused later as invalid base64. */
function readText(content: Buffer): string {
  const text = content.toString('latin1');
  return text.includes('\\') ? text.replace(/\\[nrt]/gu, '\n').replaceAll('\\/', '/') : text;
}

/** An object or a list around the current position. */
interface Level {
  readonly isList: boolean;
  /** The last key, as written. */
  key: string;
  expectsKey: boolean;
}

const symbols = { quote: 0x22, backslash: 0x5c, colon: 0x3a, comma: 0x2c } as const;
const opening = new Map([
  [0x7b, false],
  [0x5b, true],
]);
const closing = new Set([0x7d, 0x5d]);

/**
 * The start of the file's base64, found in the first 256 kB without parsing. Null if it is not in
 * plain form: keys with escapes are not recognised.
 */
function findFileStart(body: Buffer, path: FilePath): number | null {
  const levels: Level[] = [];
  for (let index = 0; index < Math.min(body.length, maxJsonBytes); index += 1) {
    const byte = body[index] ?? 0;
    const level = levels.at(-1);
    const isList = opening.get(byte);
    if (isList !== undefined) levels.push({ isList, key: '', expectsKey: !isList });
    else if (closing.has(byte)) levels.pop();
    else if (byte === symbols.colon && level) level.expectsKey = false;
    else if (byte === symbols.comma && level) level.expectsKey = !level.isList;
    else if (byte === symbols.quote) {
      const start = index + 1;
      if (isFile(levels, path)) return start;
      index = endOfString(body, start);
      if (level?.expectsKey) level.key = body.toString('latin1', start, index);
    }
  }
  return null;
}

function isFile(levels: readonly Level[], path: FilePath): boolean {
  return (
    levels.length === path.length &&
    levels.every(({ isList, key, expectsKey }, depth) => !isList && !expectsKey && key === path[depth])
  );
}

/** The position of the closing quote, or the limit of the search. */
function endOfString(body: Buffer, start: number): number {
  let index = start;
  while (index < maxJsonBytes && body[index] !== symbols.quote) index += body[index] === symbols.backslash ? 2 : 1;
  return index;
}
