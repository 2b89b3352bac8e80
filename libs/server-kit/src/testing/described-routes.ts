import type { RouteOptions } from 'fastify';
import type { OpenApiDocument } from './open-api-document';

/** Notes the routes of a server: hand `note` to its `onRoute`. */
export function routeList() {
  const routes: { readonly method: string; readonly path: string }[] = [];
  return {
    routes,
    note: ({ method, url }: Pick<RouteOptions, 'method' | 'url'>): void => {
      for (const each of [method].flat())
        routes.push({
          method: each,
          path: url
            .replace(/^\/?\*$/u, '/*')
            .replace('*', '{rest}')
            .replace(/:(\w+)/gu, '{$1}'),
        });
    },
    /** Routes that a document does not have. The HEAD of a GET needs no description. */
    missingIn: ({ operations }: OpenApiDocument): readonly string[] => {
      const described = new Set(operations.map(({ method, path }) => `${method} ${path}`));
      return routes
        .filter(({ method }) => method !== 'HEAD')
        .map(({ method, path }) => `${method} ${path}`)
        .filter((route) => !described.has(route));
    },
  };
}
