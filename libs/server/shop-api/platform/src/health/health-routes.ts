import { setTimeout as sleep } from 'node:timers/promises';
import { type BuildInfo, type Lifecycle, ProblemError, type SandboxMode, sandboxWarning } from '@alzette/server-kit';
import { Type } from 'typebox';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import { missingMigrations } from '../database/migrate';
import type { Database } from '../database/schema';
import type { ShopServer } from '../http/shop-server';
import type { SiteTrust } from './site-trust';

const timeoutMs = 1_500;

const HealthSchema = Type.Object({
  status: Type.Literal('ok'),
  version: Type.Optional(Type.String()),
  commit: Type.Optional(Type.String()),
  warnings: Type.Optional(Type.Array(Type.String())),
});

export interface HealthOptions {
  readonly database: Database;
  readonly lifecycle?: Lifecycle | undefined;
  readonly build?: BuildInfo | undefined;
  /** `off` when left out. */
  readonly sandbox?: SandboxMode | undefined;
  /** Faults of site servers. They do not make this server unready: an instance with a wrong key must not stop the others. */
  readonly trust?: SiteTrust | undefined;
}

/** `/health/live`: the process runs. `/health/ready`: the database responds and has all tables, and the server is not stopping. */
export function healthRoutes(
  app: ShopServer,
  { database, lifecycle, build, sandbox = 'off', trust }: HealthOptions,
): void {
  app.get('/health/live', { schema: { tags: ['health'], response: { 200: HealthSchema } } }, async () => ({
    status: 'ok' as const,
  }));
  app.get(
    '/health/ready',
    { schema: { tags: ['health'], response: { 200: HealthSchema, 503: ProblemSchema } } },
    async () => {
      if (lifecycle?.isDraining) throw new ProblemError('stopping');
      const missing = await findMissingMigrations(database);
      if (missing === null) throw new ProblemError('database_unavailable', { detail: 'The database does not respond' });
      if (missing.length > 0)
        throw new ProblemError('database_outdated', { detail: `The database lacks ${missing.join(', ')}` });
      const warnings = [...(sandbox === 'off' ? [] : [sandboxWarning]), ...(trust?.warnings() ?? [])];
      return { status: 'ok' as const, ...build, ...(warnings.length > 0 && { warnings }) };
    },
  );
}

/** Null when the database does not respond in time. */
async function findMissingMigrations(database: Database): Promise<readonly string[] | null> {
  const missing = missingMigrations(database).catch(() => null);
  return Promise.race([missing, sleep(timeoutMs, null, { ref: false })]);
}
