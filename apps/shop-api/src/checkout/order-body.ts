import { maxJsonBytes } from '@alzette/server-kit';
import { ProblemError } from '../platform/http/problem';
import type { ShopServer } from '../platform/http/shop-server';

/** Room for a proof of residence of 10 MB, which base64 makes a third bigger. */
const maxOrderBytes = 16 * 1024 * 1024;

/**
 * Reads the bodies of orders: like any other up to 256 kB. A larger body is parsed only if everything but the one string
 * `proofOfResidence.content` stays below 256 kB.
 *
 * @param scope holds only the route that creates orders
 */
export function parseOrderBodies(scope: ShopServer): void {
  const readJson = scope.getDefaultJsonParser('error', 'error');
  // The limit belongs to this parser, not to the route: bodies of other types have the usual one.
  const options = { parseAs: 'buffer', bodyLimit: maxOrderBytes } as const;
  const inTurn = turns();
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<Buffer>('application/json', options, (request, body, done) => {
    const parse = () => void readJson(request, body.toString('utf8'), done);
    if (body.length <= maxJsonBytes) parse();
    else if (body.length - proofLength(body) <= maxJsonBytes) inTurn(parse);
    else done(new ProblemError(413, 'too_large', 'Without the proof of residence an order has at most 256 kB'));
  });
}

/** Runs one work at a time, so that other requests are answered between two large orders that arrive together. */
function turns() {
  let last = Promise.resolve();
  return (work: () => void): void => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    void last.then(work);
  };
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
const proofPath = ['proofOfResidence', 'content'];

/**
 * The bytes of the string at `proofOfResidence.content`, found without parsing. 0 where it does not stand in plain form: a key
 * with escapes, or a text that base64 never has, counts like every other byte.
 */
function proofLength(body: Buffer): number {
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
      if (isProof(levels)) return base64Length(body, start);
      index = endOfString(body, start);
      if (level?.expectsKey) level.key = body.toString('latin1', start, index);
    }
  }
  return 0;
}

function isProof(levels: readonly Level[]): boolean {
  return (
    levels.length === proofPath.length &&
    levels.every(({ isList, key, expectsKey }, depth) => !isList && !expectsKey && key === proofPath[depth])
  );
}

function base64Length(body: Buffer, start: number): number {
  const end = body.indexOf(symbols.quote, start);
  return end === -1 || body[end - 1] === symbols.backslash ? 0 : end - start;
}

/** The position of the closing quote, or the limit of the search. */
function endOfString(body: Buffer, start: number): number {
  let index = start;
  while (index < maxJsonBytes && body[index] !== symbols.quote) index += body[index] === symbols.backslash ? 2 : 1;
  return index;
}
