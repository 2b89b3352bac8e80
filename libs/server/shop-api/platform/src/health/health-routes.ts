import { setTimeout as sleep } from 'node:timers/promises';
import { ProblemError } from '@alzette/server-kit';
import type { Lifecycle } from '@alzette/server-kit';
import { Type } from 'typebox';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import { missingMigrations } from '../database/migrate';
import type { Database } from '../database/schema';
import type { ShopServer } from '../http/shop-server';

const timeoutMs = 1_500;

const HealthSchema = Type.Object({ status: Type.Literal('ok') });

/** `/health/live`: the process runs. `/health/ready`: the database responds and has all tables, and the server is not stopping. */
export function healthRoutes(
  app: ShopServer,
  { database }: { readonly database: Database },
  lifecycle?: Lifecycle,
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
      return { status: 'ok' as const };
    },
  );
}

/** Null when the database does not respond in time. */
async function findMissingMigrations(database: Database): Promise<readonly string[] | null> {
  const missing = missingMigrations(database).catch(() => null);
  return Promise.race([missing, sleep(timeoutMs, null, { ref: false })]);
}
