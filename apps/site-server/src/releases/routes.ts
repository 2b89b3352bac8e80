import { DiscoveryDocumentSchema } from '@alzette/discovery/schemas';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './store';

/** `GET /discovery.json`: the document as it stands in the store now. */
export async function releaseRoutes(
  app: FastifyInstance,
  { releases }: { readonly releases: ReleaseStore },
): Promise<void> {
  app.get(
    '/discovery.json',
    { schema: { summary: 'Which releases exist, and who gets which', response: { 200: DiscoveryDocumentSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return releases.document();
    },
  );
}
