import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type DrawnFor, remotePlace, type SiteBoot } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { escapeJson } from '../http/escape-json';
import { largeSharedPart, type SharedPart } from '../http/page-body';
import type { KeptAnswer, ReadCatalogue } from './catalogue-answers';
import { recentlyUsed } from './recently-used';
import type { DrawingShell } from './server-shell';

/** The page does not wait longer for the catalogue, for a kept page as for a new one. */
const timeoutMs = 1000;
const maxAddressLength = 300;
const maxKept = 500;
const maxKeptBytes = 64 * 1024 * 1024;

export interface DrawRequest {
  readonly shell: DrawingShell;
  /** Changes with the build of the shell. */
  readonly build: string;
  readonly boot: SiteBoot<PublicSettings>;
  readonly pathname: string;
  readonly search: string;
  readonly visitor: Omit<DrawnFor, 'address'>;
  /** The remote of the page's slot, which the page names. */
  readonly remote: string | null;
}

/** A page as drawn for every visitor: nothing in it is personal. */
export interface Drawing {
  /** Two parts where the content of a remote stands between them. */
  readonly html: readonly SharedPart[];
  /** JSON of the `DrawnPage`, escaped for a script element. */
  readonly data: SharedPart;
  /** Hashes (`sha256-…`) of the style attributes, which the page's policy has to allow. */
  readonly styleHashes: readonly string[];
}

/** The catalogue did not answer in time, so the page cannot be drawn now. */
export class CatalogueAwayError extends Error {
  override readonly name = 'CatalogueAwayError';
}

/**
 * Resolves to null for an address that is not drawn.
 *
 * @throws CatalogueAwayError when the catalogue does not answer; any other error of a component
 */
export type DrawPage = (request: DrawRequest) => Promise<Drawing | null>;

interface Kept extends Drawing {
  readonly bytes: number;
  /** The ETag of each answer that the page shows. */
  readonly shown: ReadonlyMap<string, string | null>;
}

/** Draws pages, and keeps each as long as the catalogue's answers in it hold. */
export function drawnPages(read: ReadCatalogue, log: FastifyBaseLogger): DrawPage {
  const kept = recentlyUsed<Kept>(maxKept, maxKeptBytes);
  const underway = new Map<string, Promise<Drawing>>();

  async function readInTime(address: string, signal: AbortSignal): Promise<KeptAnswer> {
    try {
      return await inTime(read(address), signal);
    } catch (cause) {
      throw new CatalogueAwayError('The catalogue does not answer', { cause });
    }
  }

  async function stillHolds({ shown }: Kept, signal: AbortSignal): Promise<boolean> {
    const checks = [...shown].map(
      async ([address, etag]) => etag !== null && (await readInTime(address, signal)).etag === etag,
    );
    return (await Promise.all(checks)).every(Boolean);
  }

  async function draw(key: string, address: string, request: DrawRequest): Promise<Drawing> {
    const { shell, boot, visitor } = request;
    const signal = AbortSignal.timeout(timeoutMs);
    const before = kept.get(key);
    if (before && (await stillHolds(before, signal))) {
      kept.keep(key, before);
      return before;
    }
    const shown = new Map<string, string | null>();
    const startedAt = performance.now();
    const drawn = await shell.drawPage({
      boot,
      drawnFor: { address, ...visitor },
      read: async (path, query) => {
        const asked = `${path}?${new URLSearchParams(query)}`;
        const answer = await readInTime(asked, signal);
        shown.set(asked, answer.etag);
        return answer;
      },
    });
    log.debug({ ms: Math.round(performance.now() - startedAt), bytes: drawn.html.length }, 'page drawn');
    const { html, page } = drawn;
    const parts = visitor.drawsRemote ? html.split(remotePlace) : [html];
    const [data, content] = await Promise.all([
      largeSharedPart(escapeJson(page)),
      Promise.all(parts.map(largeSharedPart)),
    ]);
    const drawing = { html: content, data, styleHashes: styleHashesOf(html) };
    kept.keep(key, {
      ...drawing,
      shown,
      bytes: bytesOf(...drawing.html, drawing.data),
    });
    return drawing;
  }

  return async (request) => {
    const { shell, build, boot, pathname, search, visitor, remote } = request;
    const address = shell.addressOf(pathname, search);
    if (address === null || address.length > maxAddressLength) return null;
    const { locale, discovery } = boot;
    const key = JSON.stringify([build, discovery.revision, locale, address, remote, visitor]);
    const drawing = underway.get(key) ?? draw(key, address, request).finally(() => underway.delete(key));
    underway.set(key, drawing);
    return drawing;
  };
}

/** What shared parts take of the memory. */
export function bytesOf(...parts: readonly SharedPart[]): number {
  return parts.reduce((sum, { text, deflated }) => sum + text.length + deflated.length, 0);
}

/** Rejects when the signal aborts before the answer is there. */
export function inTime<Value>(answer: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([answer, aborted]);
}

/** The hashes of the style attributes in HTML. */
export function styleHashesOf(html: string): readonly string[] {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/gu)].map(([, style = '']) => unescaped(style)));
  return [...styles].map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`);
}

/** The text of an attribute as React escapes it. */
function unescaped(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
