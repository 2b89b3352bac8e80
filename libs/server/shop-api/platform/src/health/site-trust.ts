import { clocksDiffer, maxClockDifferenceMs, ProblemError, type ServerMetrics } from '@alzette/server-kit';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { Counter } from 'prom-client';
import { Type } from 'typebox';
import type { ShopServer } from '../http/shop-server';

/** What this server knows of the site servers that asked it for trust. */
export interface SiteTrust {
  /** The fault of a site server that was refused within the last minute. */
  readonly warnings: () => readonly string[];
}

export interface SiteTrustOptions {
  /** Secrets shared with the site server; several during a key rotation. */
  readonly sessionKeys: readonly string[];
  readonly metrics?: ServerMetrics | undefined;
}

const rememberedMs = 60_000;
const otherKey =
  'A site server signs with a session key that is unknown here: give both servers the same ALZETTE_SESSION_KEY';

/**
 * `POST /internal/trust`: a site server proves that it has the session key, and gets the proof that this server has it, with the time of this
 * server. Without a common key, or with clocks that differ by more than a minute, every order would be refused.
 */
export function siteTrustRoute(app: ShopServer, { sessionKeys, metrics }: SiteTrustOptions): SiteTrust {
  const refused = new Counter({
    name: 'alzette_site_servers_refused_total',
    help: 'Checks of trust that a site server failed, for its session key or its clock',
    labelNames: ['reason'],
    registers: metrics ? [metrics.registry] : [],
  });
  let last: { readonly reason: string; readonly fault: string; readonly at: number } | null = null;
  const isRecent = () => last !== null && Date.now() - last.at < rememberedMs;
  const refuse = (reason: 'key' | 'clock', fault: string) => {
    refused.inc({ reason });
    // Anyone who reaches this route can fail: the log gets a line a minute.
    if (isRecent() && last?.reason === reason) return;
    app.log.error(fault);
    last = { reason, fault, at: Date.now() };
  };
  app.post(
    '/internal/trust',
    {
      schema: {
        tags: ['between servers'],
        body: Type.Object(
          { nonce: Type.String({ minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ proof: Type.String() }), '4xx': ProblemSchema, '5xx': ProblemSchema },
      },
    },
    async (request) => {
      const signed = await keyOf(request, sessionKeys);
      if (!signed) {
        refuse('key', otherKey);
        throw new ProblemError('server_required');
      }
      const time = Date.now();
      const differenceMs = signed.issuedAt * 1_000 - time;
      if (Math.abs(differenceMs) > maxClockDifferenceMs)
        refuse('clock', clocksDiffer('a site server', 'this shop API', time, differenceMs));
      return { proof: await proofOf(signed.key, request.body.nonce, time) };
    },
  );
  return { warnings: () => (last !== null && isRecent() ? [last.fault] : []) };
}

/** The key that signed a token of the site server, and when, in seconds. Its age does not matter: clocks are compared by the caller. */
async function keyOf({ headers }: Pick<FastifyRequest, 'headers'>, sessionKeys: readonly string[]) {
  const token = /^Bearer (\S+)$/u.exec(headers.authorization ?? '')?.[1] ?? '';
  const rules = {
    algorithms: ['HS256'],
    issuer: 'site-server',
    audience: 'shop-api-internal',
    requiredClaims: ['iat'],
    clockTolerance: Number.MAX_SAFE_INTEGER,
  };
  for (const key of sessionKeys.map((secret) => new TextEncoder().encode(secret))) {
    const verified = await jwtVerify(token, key, rules).catch(() => null);
    if (verified) return { key, issuedAt: verified.payload.iat ?? 0 };
  }
  return null;
}

function proofOf(key: Uint8Array, nonce: string, time: number): Promise<string> {
  return new SignJWT({ nonce, time })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('shop-api')
    .setAudience('site-server')
    .sign(key);
}
