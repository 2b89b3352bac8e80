import type { IncomingHttpHeaders } from 'node:http';

const requestHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  // A Strapi 5 at the content service's place answers in the older shape when it is asked to.
  'strapi-response-format',
] as const;

const responseHeaders = [
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
] as const;

type Headers = Record<string, string | string[]>;

/** What an upstream gets to see of a request: what the call means, nothing of who calls. */
export function headersForUpstream(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    requestHeaders.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  );
}

/** What a browser gets to see of an upstream's answer. Cookies and server names stay behind. */
export function headersForBrowser(headers: IncomingHttpHeaders): Headers {
  return Object.fromEntries(
    responseHeaders.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
