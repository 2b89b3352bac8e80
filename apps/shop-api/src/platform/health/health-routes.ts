import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from '@alzette/server-kit';
import { Type } from 'typebox';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import { missingMigrations } from '../database/migrate';
import type { Database } from '../database/transaction';
import { ProblemError } from '../http/problem-error';
import type { ShopServer } from '../http/shop-server';
import type { ShopContext } from '../../app-context';

const timeoutMs = 1_500;

const HealthSchema = Type.Object({ status: Type.Literal('ok') });

/** `/health/live`: the process runs. `/health/ready`: it answers, over a database with the tables that it knows, and was not told to stop. */
export function healthRoutes(app: ShopServer, { database }: ShopContext, lifecycle?: Lifecycle): void {
  app.get('/health/live', { schema: { tags: ['health'], response: { 200: HealthSchema } } }, async () => ({
    status: 'ok' as const,
  }));
  app.get(
    '/health/ready',
    { schema: { tags: ['health'], response: { 200: HealthSchema, 503: ProblemSchema } } },
    async () => {
      if (lifecycle?.isDraining) throw new ProblemError(503, 'stopping', 'The server was told to stop');
      const missing = await missingTables(database);
      if (missing === null) throw new ProblemError(503, 'database_unavailable', 'The database does not answer');
      if (missing.length > 0)
        throw new ProblemError(503, 'database_outdated', `The database lacks ${missing.join(', ')}`);
      return { status: 'ok' as const };
    },
  );
}

/** Null when the database does not answer in time. */
async function missingTables(database: Database): Promise<readonly string[] | null> {
  const asked = missingMigrations(database).catch(() => null);
  return Promise.race([asked, sleep(timeoutMs, null, { ref: false })]);
}
