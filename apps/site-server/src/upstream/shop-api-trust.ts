import { randomBytes } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { clocksDiffer, maxClockDifferenceMs, type ServerMetrics } from '@alzette/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import { jwtVerify } from 'jose';
import { Gauge } from 'prom-client';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { InternalCall } from './internal-call';
import { drain } from './upstream';

/** Whether the shop API accepts the visitors of this server: `unknown` while it does not respond, and for an older version without this check. */
export type Trust =
  | { readonly state: 'unknown' }
  | { readonly state: 'trusted'; readonly clockDifferenceMs: number }
  | { readonly state: 'refused'; readonly fault: string; readonly clockDifferenceMs?: number };

export interface ShopApiTrust {
  /** The result of a check that is at most five seconds old, or that of the last one while the shop API does not respond. Takes half a second at most. */
  check(): Promise<Trust>;
}

export interface ShopApiTrustOptions {
  readonly call: InternalCall;
  readonly sessionKey: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  readonly metrics?: ServerMetrics | undefined;
}

const freshMs = 5_000;
const maxWaitMs = 500;
const ProofSchema = Type.Object({ proof: Type.String() });
const ClaimsSchema = Type.Object({ nonce: Type.String(), time: Type.Number() });
const otherKey =
  'The shop API has another session key, so every order is refused: give both servers the same ALZETTE_SESSION_KEY';

/** Proves to the shop API that this server has the session key, and checks that the shop API has it and the same time. */
export function shopApiTrust(options: ShopApiTrustOptions): ShopApiTrust {
  const { log, now, metrics } = options;
  let trust: Trust = { state: 'unknown' };
  let checkedAt = -Infinity;
  let running: Promise<void> | null = null;

  async function renew(): Promise<void> {
    const next = await ask(options).catch((): Trust => ({ state: 'unknown' }));
    if (next.state === 'refused' && trust.state !== 'refused') log.error(next.fault);
    if (next.state === 'trusted' && trust.state === 'refused') log.info('The shop API trusts this server again');
    trust = next;
  }

  async function check(): Promise<Trust> {
    if (now() - checkedAt >= freshMs)
      running ??= renew().finally(() => {
        checkedAt = now();
        running = null;
      });
    if (running) await Promise.race([running, sleep(maxWaitMs, undefined, { ref: false })]);
    return trust;
  }

  if (metrics) registerGauges(metrics, check);
  return { check };
}

/** Missing while it is unknown, so that an outage of the shop API is not reported as distrust. */
function registerGauges({ registry }: ServerMetrics, check: () => Promise<Trust>): void {
  const trusted = new Gauge({
    name: 'alzette_shop_api_trusted',
    help: '1 while shop API and site server trust each other, 0 while session keys or clocks differ',
    labelNames: [] as const,
    registers: [registry],
    collect: async () => {
      const { state } = await check();
      if (state === 'unknown') trusted.remove();
      else trusted.set(state === 'trusted' ? 1 : 0);
    },
  });
  const difference = new Gauge({
    name: 'alzette_clock_difference_seconds',
    help: 'How far the clock of this site server is ahead of that of the shop API',
    registers: [registry],
    collect: async () => {
      const trust = await check();
      const ms = 'clockDifferenceMs' in trust ? trust.clockDifferenceMs : undefined;
      if (ms === undefined) difference.remove();
      else difference.set(ms / 1_000);
    },
  });
}

async function ask({ call, sessionKey, now }: ShopApiTrustOptions): Promise<Trust> {
  const nonce = randomBytes(16).toString('base64url');
  const sentAt = now();
  const response = await call('POST', 'trust', { nonce });
  if (response.status !== 200) {
    await drain(response);
    return response.status === 401 ? { state: 'refused', fault: otherKey } : { state: 'unknown' };
  }
  const body = await json(response.body);
  const time = Value.Check(ProofSchema, body) ? await timeOf(body.proof, sessionKey, nonce) : null;
  if (time === null) return { state: 'refused', fault: otherKey };
  // The shop API read its clock about halfway between.
  const clockDifferenceMs = (sentAt + now()) / 2 - time;
  if (Math.abs(clockDifferenceMs) <= maxClockDifferenceMs) return { state: 'trusted', clockDifferenceMs };
  const fault = clocksDiffer('this site server', 'the shop API', time, clockDifferenceMs);
  return { state: 'refused', fault, clockDifferenceMs };
}

/** The time in the proof; null if it was signed with another key or for another check. */
async function timeOf(proof: string, sessionKey: string, nonce: string): Promise<number | null> {
  const rules = { algorithms: ['HS256'], issuer: 'shop-api', audience: 'site-server' };
  const verified = await jwtVerify(proof, new TextEncoder().encode(sessionKey), rules).catch(() => null);
  const claims: unknown = verified?.payload;
  return Value.Check(ClaimsSchema, claims) && claims.nonce === nonce ? claims.time : null;
}
