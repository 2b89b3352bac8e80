import { DiscoveryDocumentSchema } from '@alzette/discovery/schemas';
import { hostServicesVersion, mountContractVersion } from '@alzette/remote-contract';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './store';

/** What this host's contracts are: `alzette-release check --against` asks for it. */
const contract = `host-services=${hostServicesVersion}, ./mount=${mountContractVersion}`;

/** `GET /discovery.json`: the signed document that this server goes by. */
export async function releaseRoutes(
  app: FastifyInstance,
  { releases }: { readonly releases: ReleaseStore },
): Promise<void> {
  app.get(
    '/discovery.json',
    { schema: { summary: 'Which releases exist, and who gets which', response: { 200: DiscoveryDocumentSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache').header('alzette-contract', contract);
      return releases.document();
    },
  );
}
