import { LRUCache } from 'lru-cache';
import { sharedPart } from '../http/page-body';
import { bytesOf } from '../ssr/page-renderer';
import type { RemotePart } from './remote-part-renderer';

const maxKeptBytes = 12 * 1024 * 1024;

interface KeptPart extends RemotePart {
  readonly bytes: number;
}

interface RenderedForAll {
  readonly key: string;
  /** Whether the rendered part is cached. */
  readonly isKept: boolean;
  readonly render: () => Promise<RemotePart | null>;
}

/** Returns the cached part of a key, or renders it. Concurrent calls with one key share the rendering. */
export type RemotePartCache = (page: RenderedForAll) => Promise<RemotePart | null>;

/** Caches parts that were rendered for all visitors. */
export function remotePartCache(): RemotePartCache {
  const kept = new LRUCache<string, KeptPart>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const underway = new Map<string, Promise<RemotePart | null>>();

  async function renderAndKeep({ key, isKept, render }: RenderedForAll): Promise<RemotePart | null> {
    const part = await render();
    if (!part || typeof part.html !== 'string' || !isKept) return part;
    const html = sharedPart(part.html);
    const whole = { ...part, html, bytes: bytesOf(html) };
    kept.set(key, whole);
    return whole;
  }

  return async (page) => {
    const { key } = page;
    const before = kept.get(key);
    if (before) return before;
    const renderedPart = underway.get(key) ?? renderAndKeep(page).finally(() => underway.delete(key));
    underway.set(key, renderedPart);
    return renderedPart;
  };
}
