import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { ProblemSchema } from '@alzette/shop-model/schemas';
import type { Database } from '../database/transaction';
import { ProblemError } from '../http/problem-error';
import type { ShopServer } from '../http/shop-server';
import type { ShopContext } from '../shop-context';

const patienceMilliseconds = 2_000;

const HealthSchema = Type.Object({ status: Type.Literal('ok') });

export function healthRoutes(app: ShopServer, { database }: ShopContext): void {
  app.get(
    '/health/live',
    { schema: { tags: ['health'], response: { 200: HealthSchema } } },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/health/ready',
    { schema: { tags: ['health'], response: { 200: HealthSchema, 503: ProblemSchema } } },
    async () => {
      if (!(await answers(database))) {
        throw new ProblemError(503, 'database_unavailable', 'The database does not answer');
      }
      return { status: 'ok' as const };
    },
  );
}

async function answers(database: Database): Promise<boolean> {
  const asked = sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(patienceMilliseconds, false, { ref: false })]);
}
