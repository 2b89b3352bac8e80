import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProblemError } from '@alzette/server-kit';
import { sql } from 'kysely';
import type { Database } from './schema';

const leaseSeconds = 6;
const renewalIntervalMs = 2_000;
const timeoutMs = 15_000;
const pollIntervalMs = 50;

/**
 * Runs a task while no other request, on any instance of the server, runs one under the same name. Unlike a row lock, a lease holds no
 * database connection, so the task may call partners. The holder renews the lease; the lease of a killed process expires after 6 s.
 *
 * @throws ProblemError 503 `busy` when the lease is not free within 15 s
 */
export async function withLease<Result>(
  database: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  const deadline = Date.now() + timeoutMs;
  while (!(await acquire(database, name, holder))) {
    if (Date.now() > deadline) throw new ProblemError('busy');
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

/** After a failed renewal the lease keeps its expiry, and the next renewal tries again. */
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

/** Deletes the leases of servers that ended long ago. Returns how many. */
export async function deleteExpiredLeases(database: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await database.deleteFrom('leases').where('expires_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
