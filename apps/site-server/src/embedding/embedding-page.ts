import { readSameSitePath } from '@alzette/shop-model';
import type { FastifyRequest } from 'fastify';
import { pageHeader } from './cors';

const longest = 2000;

/** The address of the page that embeds the shop, for ways back to it. Its origin is the browser's word, never the page's. */
export function embeddingPage({ embedder, headers }: Pick<FastifyRequest, 'embedder' | 'headers'>): string | null {
  if (!embedder) return null;
  const given = headers[pageHeader];
  const path = typeof given === 'string' && given.length <= longest ? readSameSitePath(given) : null;
  return `${embedder.origin}${path === null || /[\p{C}]/u.test(path) ? '/' : path}`;
}
