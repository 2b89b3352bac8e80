import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { ProblemError } from '../http/problem-error';
import type { Database } from './transaction';

const leaseSeconds = 6;
const renewalIntervalMs = 2_000;
const timeoutMs = 15_000;
const pollIntervalMs = 50;

/**
 * Does the work while no other request, of any copy of the server, does work under the same name. Unlike a row lock it
 * keeps no database connection, so the work may call partners. A holder renews it; one that was killed is forgotten after 6 seconds.
 *
 * @throws ProblemError 503 `busy` when the name does not become free within 15 seconds
 */
export async function withLease<Result>(
  database: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const giveUpAt = Date.now() + timeoutMs;
  while (!(await acquire(database, name, holder))) {
    if (Date.now() > giveUpAt) throw new ProblemError(503, 'busy', 'The same request is still being worked on');
    await sleep(pollIntervalMs);
  }
  const renewal = setInterval(() => void renew(database, name, holder), renewalIntervalMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await database.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
  }
}

/** A renewal that fails leaves the time that is left, and the next one tries again. */
async function renew(database: Database, name: string, holder: string): Promise<void> {
  const lease = database
    .updateTable('leases')
    .set({ expires_at: expiresAt() })
    .where('name', '=', name)
    .where('holder', '=', holder);
  await lease.execute().catch(() => {});
}

async function acquire(database: Database, name: string, holder: string): Promise<boolean> {
  const taken = await database
    .insertInto('leases')
    .values({ name, holder, expires_at: expiresAt() })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_at: expiresAt() })
        .where('leases.expires_at', '<', sql<Date>`now()`),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

function expiresAt() {
  return sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
}
