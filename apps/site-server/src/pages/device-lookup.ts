import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@alzette/shop-model';
import type { ReadCatalogue } from './catalogue-answers';

/** Whether the catalogue sells the device of a page. True as well while the catalogue does not say. */
export type IsDevice = (slug: string, locale: Locale) => Promise<boolean>;

/** The page does not wait longer for the catalogue. The browser, which asks again, shows the outage. */
const timeoutMs = 300;

export function deviceLookup(read: ReadCatalogue, log: FastifyBaseLogger): IsDevice {
  return async (slug, locale) => {
    const answer = read(`/api/catalogue/devices/${encodeURIComponent(slug)}?locale=${locale}`).then(
      ({ status }) => status !== 404,
      (err: unknown) => {
        log.warn({ err }, 'device not looked up: its page is sent as if it exists');
        return true;
      },
    );
    return Promise.race([answer, sleep(timeoutMs, true, { ref: false })]);
  };
}
