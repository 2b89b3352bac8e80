import type { HttpPort } from '@alzette/remote-contract';
import type { Locale } from '@alzette/shop-model';

/** How long a response stays valid, in milliseconds: the `max-age` of the catalogue. */
const maxAgeMs = 60_000;

/** A query of the catalogue. The key identifies the response. */
export interface Query<Value> {
  readonly key: string;
  readonly read: (http: HttpPort, locale: Locale) => Promise<Value>;
}

interface CachedResponse {
  readonly response: Promise<unknown>;
  readonly expiresAt: number;
  /** The response once it has arrived. */
  value?: unknown;
}

const caches = new WeakMap<HttpPort, Map<string, CachedResponse>>();

/** Runs a query. Within `max-age` the same response is not fetched twice; a failure is not cached. */
export function fetchQuery<Value>(http: HttpPort, locale: Locale, { key, read }: Query<Value>): Promise<Value> {
  const cache = cacheOf(http);
  const cacheKey = `${locale} ${key}`;
  const cached = validResponse(cache, cacheKey);
  if (cached) return cached.response as Promise<Value>;

  const response = read(http, locale);
  const entry: CachedResponse = { response, expiresAt: Date.now() + maxAgeMs };
  cache.set(cacheKey, entry);
  response.then(
    (value) => {
      entry.value = value;
    },
    () => {
      if (cache.get(cacheKey) === entry) cache.delete(cacheKey);
    },
  );
  return response;
}

/** The response to a query if it is in the cache and valid; undefined otherwise. */
export function cachedValue<Value>(http: HttpPort, locale: Locale, { key }: Query<Value>): Value | undefined {
  return validResponse(cacheOf(http), `${locale} ${key}`)?.value as Value | undefined;
}

/** Fills the cache with responses that came with the page, by key (`responsesOf`). */
export function keepResponses(http: HttpPort, locale: Locale, responses: Readonly<Record<string, unknown>>): void {
  const cache = cacheOf(http);
  const expiresAt = Date.now() + maxAgeMs;
  for (const [key, value] of Object.entries(responses)) {
    cache.set(`${locale} ${key}`, { response: Promise.resolve(value), expiresAt, value });
  }
}

/** Every response that arrived in a language, by key. */
export function responsesOf(http: HttpPort, locale: Locale): Readonly<Record<string, unknown>> {
  const prefix = `${locale} `;
  const arrived = [...cacheOf(http)].filter(([key, { value }]) => key.startsWith(prefix) && value !== undefined);
  return Object.fromEntries(arrived.map(([key, { value }]) => [key.slice(prefix.length), value]));
}

function cacheOf(http: HttpPort): Map<string, CachedResponse> {
  const present = caches.get(http);
  if (present) return present;
  const cache = new Map<string, CachedResponse>();
  caches.set(http, cache);
  return cache;
}

function validResponse(cache: Map<string, CachedResponse>, key: string): CachedResponse | undefined {
  const entry = cache.get(key);
  return entry && entry.expiresAt > Date.now() ? entry : undefined;
}
