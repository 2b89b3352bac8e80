import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@alzette/shop-model';
import { drain, type Upstream } from '../upstream/upstream';

/** Whether the catalogue sells the device of a page. True as well while the catalogue does not say. */
export type IsDevice = (slug: string, locale: Locale) => Promise<boolean>;

export interface DeviceLookupOptions {
  readonly servers: Upstream;
  readonly catalogueUrl: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** The page does not wait longer for the catalogue. The browser, which asks again, shows the outage. */
const timeoutMs = 300;
const cacheMs = 60_000;
const maxCached = 500;

export function deviceLookup({ servers, catalogueUrl, log, now }: DeviceLookupOptions): IsDevice {
  const cached = new Map<string, { readonly isDevice: boolean; readonly until: number }>();

  async function read(slug: string, locale: Locale): Promise<boolean> {
    const url = new URL(`${catalogueUrl}/api/catalogue/devices/${encodeURIComponent(slug)}?locale=${locale}`);
    const answer = await servers.call({
      url,
      method: 'GET',
      headers: { accept: 'application/json' },
      body: null,
    });
    await drain(answer);
    const { status } = answer;
    if (status !== 200 && status !== 404) throw new Error(`The catalogue answered ${status}`);
    if (cached.size >= maxCached) cached.clear();
    cached.set(slug, { isDevice: status === 200, until: now() + cacheMs });
    return status === 200;
  }

  return async (slug, locale) => {
    const known = cached.get(slug);
    if (known && now() < known.until) return known.isDevice;
    const answer = read(slug, locale).catch((err: unknown) => {
      log.warn({ err }, 'device not looked up: its page is sent as if it exists');
      return true;
    });
    return Promise.race([answer, sleep(timeoutMs, true, { ref: false })]);
  };
}
