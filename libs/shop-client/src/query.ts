import type { HttpPort } from '@alzette/remote-contract';
import type { Locale } from '@alzette/shop-model';

/** How long an answer stays valid, in milliseconds: the `max-age` of the catalogue. */
const maxAgeMs = 60_000;

/** Something to read from the catalogue. The key names the answer. */
export interface Query<Value> {
  readonly key: string;
  readonly read: (http: HttpPort, locale: Locale) => Promise<Value>;
}

interface CachedAnswer {
  readonly answer: Promise<unknown>;
  readonly expiresAt: number;
  /** The answer once it has arrived. */
  value?: unknown;
}

const caches = new WeakMap<HttpPort, Map<string, CachedAnswer>>();

/** Reads a query. Within `max-age` the same answer is not fetched twice; a failure is not cached. */
export function fetchQuery<Value>(http: HttpPort, locale: Locale, { key, read }: Query<Value>): Promise<Value> {
  const cache = cacheOf(http);
  const cacheKey = `${locale} ${key}`;
  const cached = validAnswer(cache, cacheKey);
  if (cached) return cached.answer as Promise<Value>;

  const answer = read(http, locale);
  const entry: CachedAnswer = { answer, expiresAt: Date.now() + maxAgeMs };
  cache.set(cacheKey, entry);
  answer.then(
    (value) => {
      entry.value = value;
    },
    () => {
      if (cache.get(cacheKey) === entry) cache.delete(cacheKey);
    },
  );
  return answer;
}

/** The answer to a query if it is in the cache and valid; undefined otherwise. */
export function cachedValue<Value>(http: HttpPort, locale: Locale, { key }: Query<Value>): Value | undefined {
  return validAnswer(cacheOf(http), `${locale} ${key}`)?.value as Value | undefined;
}

/** Fills the cache with answers that came with the page, by key (`answersOf`). */
export function keepAnswers(http: HttpPort, locale: Locale, answers: Readonly<Record<string, unknown>>): void {
  const cache = cacheOf(http);
  const expiresAt = Date.now() + maxAgeMs;
  for (const [key, value] of Object.entries(answers)) {
    cache.set(`${locale} ${key}`, { answer: Promise.resolve(value), expiresAt, value });
  }
}

/** Every answer that arrived in a language, by key. */
export function answersOf(http: HttpPort, locale: Locale): Readonly<Record<string, unknown>> {
  const prefix = `${locale} `;
  const arrived = [...cacheOf(http)].filter(([key, { value }]) => key.startsWith(prefix) && value !== undefined);
  return Object.fromEntries(arrived.map(([key, { value }]) => [key.slice(prefix.length), value]));
}

function cacheOf(http: HttpPort): Map<string, CachedAnswer> {
  const present = caches.get(http);
  if (present) return present;
  const cache = new Map<string, CachedAnswer>();
  caches.set(http, cache);
  return cache;
}

function validAnswer(cache: Map<string, CachedAnswer>, key: string): CachedAnswer | undefined {
  const entry = cache.get(key);
  return entry && entry.expiresAt > Date.now() ? entry : undefined;
}
