import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type RenderedFor, remotePlace, type SiteBoot, type SsrPage } from '@alzette/discovery';
import type { PublicSettings } from '@alzette/operator-config';
import { escapeJson } from '../http/escape-json';
import { type PagePart, pageParts, type SharedPart, sharedPart } from '../http/page-body';
import type { StyleNames } from '../http/style-rules';
import { styleNamesOf } from '../http/style-sheets';
import type { KeptResponse, ReadCatalogue } from './catalogue-responses';
import { withInlinePicture } from './inline-picture';
import type { ShopServerShell } from './server-shell';

/** How long the page waits for the catalogue, whether the page is cached or new. */
const timeoutMs = 1000;
const maxAddressLength = 300;
const maxKeptBytes = 24 * 1024 * 1024;

export interface PageRequest {
  readonly shell: ShopServerShell;
  /** Changes with the build of the shell. */
  readonly build: string;
  readonly boot: SiteBoot<PublicSettings>;
  readonly pathname: string;
  readonly search: string;
  readonly visitor: Omit<RenderedFor, 'address'>;
  /** The name of the remote of the page's slot, which the page shows. */
  readonly remote: string | null;
}

/** A page as rendered for all visitors, without personal data. */
export interface RenderedPage {
  /** Two parts if the content of a remote belongs between them. */
  readonly html: readonly SharedPart[];
  /** JSON of the `SsrPage`, escaped for a script element. */
  readonly data: readonly PagePart[];
  /** Hashes (`sha256-…`) of the style attributes, which the page's policy has to allow. */
  readonly styleHashes: readonly string[];
  readonly styleNames: StyleNames;
}

/** The catalogue did not respond in time, so the page cannot be rendered now. */
export class CatalogueUnavailableError extends Error {
  override readonly name = 'CatalogueUnavailableError';
}

/**
 * Resolves to null for an address that is not rendered.
 *
 * @throws CatalogueUnavailableError when the catalogue does not respond; any other error of a component
 */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;

interface Kept extends RenderedPage {
  readonly bytes: number;
  /** The ETag of each response that the page shows. */
  readonly shown: ReadonlyMap<string, string | null>;
}

/** Renders pages, and caches each as long as the catalogue's responses in it are valid. */
export function pageRenderer(read: ReadCatalogue, log: FastifyBaseLogger): RenderPage {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const underway = new Map<string, Promise<RenderedPage>>();
  const dataOf = pageData();

  async function readInTime(address: string, signal: AbortSignal): Promise<KeptResponse> {
    try {
      return await abortable(read(address), signal);
    } catch (cause) {
      throw new CatalogueUnavailableError('The catalogue does not respond', { cause });
    }
  }

  async function stillHolds({ shown }: Kept, signal: AbortSignal): Promise<boolean> {
    const checks = [...shown].map(
      async ([address, etag]) => etag !== null && (await readInTime(address, signal)).etag === etag,
    );
    return (await Promise.all(checks)).every(Boolean);
  }

  async function render(key: string, address: string, request: PageRequest): Promise<RenderedPage> {
    const { shell, boot, visitor } = request;
    const signal = AbortSignal.timeout(timeoutMs);
    const before = kept.get(key);
    if (before && (await stillHolds(before, signal))) return before;
    const shown = new Map<string, string | null>();
    const readShown = async (asked: string) => {
      const response = await readInTime(asked, signal);
      shown.set(asked, response.etag);
      return response;
    };
    const startedAt = performance.now();
    const { html: markup, page } = await shell.renderPage({
      boot,
      renderedFor: { address, ...visitor },
      read: (path, query) => readShown(`${path}?${new URLSearchParams(query)}`),
    });
    log.debug({ ms: Math.round(performance.now() - startedAt), bytes: markup.length }, 'page rendered');
    const html = await withInlinePicture(markup, readShown).catch((err: unknown) => {
      log.warn({ err }, 'picture not read: the page requests it');
      return markup;
    });
    const parts = visitor.rendersRemote ? html.split(remotePlace) : [html];
    const renderedPage = {
      html: parts.map(sharedPart),
      data: dataOf(page),
      styleHashes: styleHashesOf(html),
      styleNames: styleNamesOf(html),
    };
    kept.set(key, { ...renderedPage, shown, bytes: bytesOf(...renderedPage.html) });
    return renderedPage;
  }

  return async (request) => {
    const { shell, build, boot, pathname, search, visitor, remote } = request;
    const address = shell.addressOf(pathname, search);
    if (address === null || address.length > maxAddressLength) return null;
    const { locale, discovery } = boot;
    const key = JSON.stringify([build, discovery.revision, locale, address, remote, visitor]);
    const renderedPage = underway.get(key) ?? render(key, address, request).finally(() => underway.delete(key));
    underway.set(key, renderedPage);
    return renderedPage;
  };
}

/** Returns a function that writes the data of a page. Pages with the same response of the catalogue share its text. */
function pageData(): (page: SsrPage) => readonly PagePart[] {
  const texts = new WeakMap<object, SharedPart>();
  const textOf = (response: unknown): PagePart => {
    if (typeof response !== 'object' || response === null) return escapeJson(response);
    const text = texts.get(response) ?? sharedPart(escapeJson(response));
    texts.set(response, text);
    return text;
  };
  return ({ responses, ...page }) => {
    const entries = Object.entries(responses).flatMap(([key, response], index) => [
      `${index > 0 ? ',' : ''}${escapeJson(key)}:`,
      textOf(response),
    ]);
    return pageParts`${escapeJson(page).slice(0, -1)},"responses":{${entries}}}`;
  };
}

/** The memory that shared parts use at most, in bytes. */
export function bytesOf(...parts: readonly SharedPart[]): number {
  return parts.reduce((sum, { text }) => sum + 2 * text.length, 0);
}

/** Rejects when the signal aborts before the response arrives. */
export function abortable<Value>(response: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([response, aborted]);
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
