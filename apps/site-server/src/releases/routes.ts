import { DiscoveryDocumentSchema } from '@alzette/discovery/schemas';
import type { FastifyInstance } from 'fastify';
import type { ShellStore } from '../static/shell-store';
import type { ReleaseStore } from './store';

interface ReleaseRouteOptions {
  readonly releases: ReleaseStore;
  readonly shell: ShellStore;
}

/**
 * `GET /discovery.json`: the signed document that this server goes by. The header `alzette-contract` says what the host on its
 * pages offers; `alzette-release check --against` asks for it.
 */
export async function releaseRoutes(app: FastifyInstance, { releases, shell }: ReleaseRouteOptions): Promise<void> {
  app.get(
    '/discovery.json',
    { schema: { summary: 'Which releases exist, and who gets which', response: { 200: DiscoveryDocumentSchema } } },
    async (_request, reply) => {
      const provided = Object.entries((await shell.manifest())?.provides ?? {}).map(
        ([name, version]) => `${name}=${version}`,
      );
      reply.header('cache-control', 'no-cache').header('alzette-contract', provided.join(', '));
      return releases.document();
    },
  );
}
