import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@alzette/shop-model';
import type { ReadCatalogue } from '../ssr/catalogue-responses';

export interface FoundDevice {
  /** Whether the catalogue sells the device. True if the catalogue is unavailable. */
  readonly isSold: boolean;
  /** Null if the device is not sold or the catalogue is unavailable. */
  readonly name: string | null;
  /** Path of the picture for link previews; null where there is none. */
  readonly preview: string | null;
}

/** Looks up the device of a page by the slug of its address. */
export type FindDevice = (slug: string, locale: Locale) => Promise<FoundDevice>;

/** How long the page waits for the catalogue. The browser sends the request again and shows the outage. */
const timeoutMs = 300;
const unknown: FoundDevice = { isSold: true, name: null, preview: null };

export function deviceLookup(read: ReadCatalogue, log: FastifyBaseLogger): FindDevice {
  return async (slug, locale) => {
    const response = read(`/api/catalogue/devices/${encodeURIComponent(slug)}?locale=${locale}`).then(
      ({ status, body }) => ({
        isSold: status !== 404,
        ...(status === 200 ? namedFields(body) : { name: null, preview: null }),
      }),
      (err: unknown) => {
        log.warn({ err }, 'device lookup failed: the page is sent as if the device exists');
        return unknown;
      },
    );
    return Promise.race([response, sleep(timeoutMs, unknown, { ref: false })]);
  };
}

function namedFields(body: unknown): Pick<FoundDevice, 'name' | 'preview'> {
  const { name, preview } = (body ?? {}) as { readonly name?: unknown; readonly preview?: unknown };
  return { name: textOf(name), preview: textOf(preview) };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
