import { type BuildInfo, type Lifecycle, sandboxWarning } from '@alzette/server-kit';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Environment } from '../settings/environment';
import type { ReleaseStore } from '../releases/release-store';
import type { ShellStore } from '../static/shell-store';
import type { ShopApiTrust } from '../upstream/shop-api-trust';

const HealthSchema = Type.Object({
  status: Type.String(),
  version: Type.Optional(Type.String()),
  commit: Type.Optional(Type.String()),
  checks: Type.Optional(Type.Record(Type.String(), Type.Boolean())),
  warnings: Type.Optional(Type.Array(Type.String())),
  faults: Type.Optional(Type.Array(Type.String())),
});

export interface HealthOptions {
  readonly environment: Pick<Environment, 'overrides' | 'sandbox'>;
  readonly shell: ShellStore;
  readonly releases: ReleaseStore;
  readonly trust: ShopApiTrust;
  readonly lifecycle?: Lifecycle | undefined;
  readonly build?: BuildInfo | undefined;
}

/**
 * `/health/live`: the process runs. `/health/ready`: this instance can render pages, and the shop API accepts its visitors. An outage of the
 * shop API does not count: a load balancer would remove every instance, and shoppers would not get the pages that explain it.
 */
export async function healthRoutes(
  app: FastifyInstance,
  { environment, shell, releases, trust, lifecycle, build }: HealthOptions,
): Promise<void> {
  // In development remotes come from their dev servers and need no release.
  const needsReleases = Object.keys(environment.overrides.remoteServers).length === 0;
  app.get(
    '/health/live',
    { config: { weight: 0 }, schema: { summary: 'The process runs', response: { 200: HealthSchema } } },
    async () => ({
      status: 'live',
    }),
  );
  app.get(
    '/health/ready',
    {
      config: { weight: 0 },
      schema: { summary: 'Pages can be rendered', response: { 200: HealthSchema, 503: HealthSchema } },
    },
    async (_request, reply) => {
      const [manifest, document, shopApi] = await Promise.all([shell.manifest(), releases.document(), trust.check()]);
      const checks = {
        shell: manifest !== null,
        discovery: !needsReleases || document.revision > 0,
        trust: shopApi.state !== 'refused',
        running: !lifecycle?.isDraining,
      };
      const ready = Object.values(checks).every(Boolean);
      const warnings = environment.sandbox === 'off' ? [] : [sandboxWarning];
      return reply.code(ready ? 200 : 503).send({
        status: ready ? 'ready' : 'not ready',
        ...build,
        checks,
        ...(warnings.length > 0 && { warnings }),
        ...(shopApi.state === 'refused' && { faults: [shopApi.fault] }),
      });
    },
  );
}
