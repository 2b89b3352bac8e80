import { setTimeout as sleep } from 'node:timers/promises';
import { ProblemError } from '@alzette/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf, siteOf } from './client-network';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Cost of the most expensive allowed request, in milliseconds of CPU in all servers; 1 if left out. */
    weight?: number;
  }
}

const defaultWeight = 1;
/** Files only have to be sent. */
const fileWeight = 0.25;
const filePrefixes = ['/assets/', '/remotes/', '/embed/', '/operator/'];

/** A visitor has half of the budget of its network. The networks of one IPv6 site (/56) together have four times as much. */
const shares = { visitor: 0.5, network: 1, site: 4 };
/** Maximum burst, in seconds of budget. */
const burstSeconds = 3;
/** Maximum wait of a request; a request that would wait longer is refused. */
const maxWaitMs = 3_000;
/** Interval for deleting full buckets. */
const sweepMs = 60_000;

interface Bucket {
  /** Negative while requests wait for their turn. */
  units: number;
  at: number;
}

/** Buckets that fill with time. A request takes its weight at once, and waits until the bucket is no longer overdrawn. */
export function costBuckets(now: () => number = () => performance.now()) {
  const buckets = new Map<string, Bucket>();
  let sweptAt = now();

  function bucketOf(key: string, perSecond: number): Bucket {
    const present = now();
    const bucket = buckets.get(key) ?? { units: perSecond * burstSeconds, at: present };
    bucket.units = Math.min(perSecond * burstSeconds, bucket.units + ((present - bucket.at) / 1_000) * perSecond);
    bucket.at = present;
    buckets.set(key, bucket);
    return bucket;
  }

  function sweep(): void {
    if (now() - sweptAt < sweepMs) return;
    sweptAt = now();
    // Untouched for longer than any bucket takes to fill.
    for (const [key, { at }] of buckets) if (now() - at >= sweepMs) buckets.delete(key);
  }

  return {
    /** Takes the weight from each bucket, or from none. Returns the milliseconds to wait; above `maxWaitMs` the request is refused. */
    take: (weight: number, keys: readonly (readonly [key: string, perSecond: number])[]): number => {
      sweep();
      const found = keys.map(([key, perSecond]) => ({ bucket: bucketOf(key, perSecond), perSecond }));
      const wait = Math.max(0, ...found.map(({ bucket, perSecond }) => (-bucket.units / perSecond) * 1_000));
      if (wait <= maxWaitMs) for (const { bucket } of found) bucket.units -= weight;
      return wait;
    },
    size: () => buckets.size,
  };
}

export interface CostOptions {
  /** Budget of one network, in milliseconds of CPU per second. */
  readonly networkBudget: number;
  /** Identifies the visitor; null before the first page. */
  readonly visitorOf: (request: FastifyRequest) => string | null;
}

/**
 * Limits each visitor and each network by the cost of their requests, not by their number: routes declare a weight. A request over the
 * budget waits, and is refused if it would wait too long; other visitors do not wait. Register it after the session.
 */
export function limitCost(app: FastifyInstance, { networkBudget, visitorOf }: CostOptions): void {
  const buckets = costBuckets();
  app.addHook('onRoute', (route) => {
    const isFile = filePrefixes.some((prefix) => route.url.startsWith(prefix));
    route.config = { weight: isFile ? fileWeight : defaultWeight, ...route.config };
  });
  app.addHook('onRequest', async (request) => {
    const { weight = defaultWeight } = request.routeOptions.config;
    if (weight === 0) return;
    const visitor = visitorOf(request);
    const site = siteOf(request.ip);
    const wait = buckets.take(weight, [
      ...(visitor === null ? [] : [[`visitor ${visitor}`, networkBudget * shares.visitor] as const]),
      [`network ${networkOf(request.ip)}`, networkBudget * shares.network],
      ...(site === null ? [] : [[`site ${site}`, networkBudget * shares.site] as const]),
    ]);
    if (wait > maxWaitMs)
      throw new ProblemError('too_many_requests', {
        detail: 'Too many requests: try again in a moment',
        retryAfter: Math.ceil(wait / 1_000),
      });
    if (wait > 0) await sleep(wait);
  });
}
