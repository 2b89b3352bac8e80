import type { CatalogueResponse } from '@alzette/discovery';
import { LRUCache } from 'lru-cache';
import type { Upstream } from '../upstream/upstream';

/** The same time as the version cache of the catalogue (docs/adr/0025), so that the next page shows a changed price. */
const freshMs = 100;
/** A parsed response takes about three times the memory of its text. */
const memoryOfText = 3;
const maxKeptBytes = 24 * 1024 * 1024;
const entryBytes = 500;

export interface KeptResponse extends CatalogueResponse {
  /** Changes with the response; null for a response that is not cached. */
  readonly etag: string | null;
}

export interface CatalogueResponsesOptions {
  readonly servers: Upstream;
  readonly catalogueUrl: string;
  readonly now: () => number;
}

/** Reads the catalogue for pages; a picture is its SVG text. Rejects without a response, and for a status of 500 or more. */
export type ReadCatalogue = (address: string) => Promise<KeptResponse>;

interface Entry {
  readonly response: Promise<SizedResponse>;
  readonly askedAt: number;
  /** The newest response that has arrived; null before the first. */
  readonly last: SizedResponse | null;
}

interface SizedResponse extends KeptResponse {
  readonly bytes: number;
}

/**
 * Responses of the catalogue, cached while their ETag is valid. Pages that are rendered at the same time share one request, whatever
 * the load. No request waits for an earlier one, which may hang.
 */
export function catalogueResponses({ servers, catalogueUrl, now }: CatalogueResponsesOptions): ReadCatalogue {
  const kept = new LRUCache<string, Entry>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ last }, address) => entryBytes + address.length + (last?.bytes ?? 0),
  });

  async function ask(address: string, before: SizedResponse | null): Promise<SizedResponse> {
    const { status, headers, body } = await servers.call({
      url: new URL(address, catalogueUrl),
      method: 'GET',
      headers: { accept: 'application/json, image/svg+xml', ...(before?.etag && { 'if-none-match': before.etag }) },
      body: null,
    });
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk as Buffer);
    if (status === 304 && before) return before;
    if (status >= 500) throw new Error(`The catalogue responded ${status}`);
    const { etag } = headers;
    const text = Buffer.concat(chunks).toString();
    const isPicture = headers['content-type']?.includes('image/svg+xml');
    return {
      status,
      body: isPicture ? text : (JSON.parse(text) as unknown),
      etag: typeof etag === 'string' ? etag : null,
      bytes: memoryOfText * text.length,
    };
  }

  return (address) => {
    const known = kept.get(address);
    if (known && now() - known.askedAt < freshMs) return known.response;
    const response = ask(address, known?.last ?? null);
    const entry = { response, askedAt: now(), last: known?.last ?? null };
    kept.set(address, entry);
    response.then(
      (last) => {
        if (kept.get(address) !== entry) return;
        if (last.etag === null) kept.delete(address);
        else kept.set(address, { ...entry, last });
      },
      () => kept.get(address) === entry && kept.delete(address),
    );
    return response;
  };
}
