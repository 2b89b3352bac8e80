import { createHmac, timingSafeEqual } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import type { SchemaTypes, ShopServer } from './shop-server';

const bodyLimit = 16 * 1024;
const toleranceSeconds = 300;

interface SignedRoute<Body extends TSchema, RouteResponse extends TSchema> {
  readonly url: string;
  readonly tag: string;
  /** The sender may sign with any of them. */
  readonly keys: readonly string[];
  readonly now: () => Date;
  readonly body: Body;
  readonly responses: Readonly<Record<number, RouteResponse>>;
  readonly handle: (body: Static<Body>, reply: FastifyReply) => Promise<Static<RouteResponse>>;
}

/**
 * A POST from another company's server, which signs the raw bytes.
 *
 * @throws ProblemError 401 `signature_invalid`, 400 `invalid_request` with the fields that are wrong
 */
export function signedRoute<Body extends TSchema, RouteResponse extends TSchema>(
  app: ShopServer,
  { url, tag, keys, now, body: schema, responses, handle }: SignedRoute<Body, RouteResponse>,
): void {
  app.register(async (plain) => {
    const scope = plain.withTypeProvider<SchemaTypes>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    scope.post(
      url,
      { schema: { tags: [tag], response: { ...responses, '4xx': ProblemSchema, '5xx': ProblemSchema } } },
      async (request, reply) => handle(readBody(request, schema, keys, now()), reply) as never,
    );
  });
}

/**
 * True if the sender signed exactly these bytes within the last 300 s: `t=<seconds>,v1=<hex>` with the HMAC-SHA-256 of
 * `<seconds>.<body>` under the shared key.
 */
export function isSigned(signature: unknown, body: Uint8Array, key: string, now: Date): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/u.exec(String(signature)) ?? [];
  if (seconds === undefined || given === undefined) return false;
  const expected = createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
  const isGenuine = timingSafeEqual(expected, Buffer.from(given, 'hex'));
  return isGenuine && Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds;
}

function readBody<Body extends TSchema>(
  { body, headers }: FastifyRequest,
  schema: Body,
  keys: readonly string[],
  now: Date,
): Static<Body> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (!keys.some((key) => isSigned(headers['webhook-signature'], bytes, key, now)))
    throw new ProblemError('signature_invalid');
  const value = parse(bytes.toString('utf8'));
  if (Value.Check(schema, value)) return value;
  const errors = Value.Errors(schema, value).map(({ instancePath, message }) => ({
    path: `body${instancePath}`,
    message,
  }));
  throw new ProblemError('invalid_request', { detail: 'The event is not as agreed', errors });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
