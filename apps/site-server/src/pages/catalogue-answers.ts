import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '@alzette/shop-model';
import { getAnswer, type JsonAnswer } from '../upstream/get-json';
import type { Upstream } from '../upstream/upstream';

/** The catalogue's answer under an address below `/api/catalogue/`; null while it gives none. */
export type CatalogueAnswers = (path: string, locale: Locale) => Promise<JsonAnswer | null>;

export interface CatalogueAnswersOptions {
  readonly servers: Upstream;
  readonly catalogueUrl: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** A page does not wait longer for the catalogue. The browser, which asks again, shows the outage. */
const timeoutMs = 300;
const cacheMs = 60_000;
const maxCached = 500;
/** On sale, unknown, withdrawn. */
const lastingStatuses = [200, 404, 410];

/** Reads what pages need of the catalogue: once a minute, and one request at a time for all pages that need the same. */
export function catalogueAnswers({ servers, catalogueUrl, log, now }: CatalogueAnswersOptions): CatalogueAnswers {
  const cached = new Map<string, { readonly answer: JsonAnswer; readonly until: number }>();
  const running = new Map<string, Promise<JsonAnswer | null>>();

  async function read(key: string): Promise<JsonAnswer | null> {
    try {
      const answer = await getAnswer(servers, new URL(`${catalogueUrl}/api/catalogue/${key}`));
      if (!lastingStatuses.includes(answer.status)) throw new Error(`The catalogue answered ${answer.status}`);
      if (cached.size >= maxCached) cached.clear();
      cached.set(key, { answer, until: now() + cacheMs });
      return answer;
    } catch (err) {
      log.warn({ err }, 'catalogue not read: the page is sent without it');
      return null;
    }
  }

  /** The timeout starts with the request: pages that come later wait for the rest of it only. */
  function start(key: string): Promise<JsonAnswer | null> {
    const answer = read(key);
    const inTime = Promise.race([answer, sleep(timeoutMs, null, { ref: false })]);
    running.set(key, inTime);
    void answer.then(() => running.delete(key));
    return inTime;
  }

  return async (path, locale) => {
    const key = `${path}?locale=${locale}`;
    const known = cached.get(key);
    return known && now() < known.until ? known.answer : (running.get(key) ?? start(key));
  };
}
