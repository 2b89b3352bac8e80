import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';

/** Logger whose lines hold no query string, no IBAN and no token of an order. */
export function loggerOptions(level: string): FastifyLoggerOptions {
  return {
    level,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: loggablePath(url) }),
    },
  };
}

/** The path of an address without what may be secret or personal in it. */
export function loggablePath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path
    .replace(/(\/iban\/validate\/)[^/]+/u, '$1…')
    .split('/')
    .map((segment) => (path.startsWith('/api/') && segment.length > 24 ? '…' : segment))
    .join('/');
}
