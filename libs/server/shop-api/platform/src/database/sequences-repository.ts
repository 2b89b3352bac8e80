import { sql } from 'kysely';
import type { Executor } from './schema';

export interface MovedSequence {
  readonly name: string;
  /** The last number that was given before. */
  readonly from: number;
  readonly to: number;
}

/**
 * Moves every sequence of the shop ahead, and the version of the catalogue, so that no number of the time after a backup is given twice.
 * Call it after a restore, before an instance starts.
 *
 * @param count at least as many as numbers were given since the backup
 */
export async function moveSequencesAhead(transaction: Executor, count: number): Promise<readonly MovedSequence[]> {
  const { rows } = await sql<{ name: string; from: number }>`
    select sequencename as name, coalesce(last_value, start_value - 1)::float8 as from
    from pg_sequences where schemaname = current_schema() order by sequencename`.execute(transaction);
  for (const { name, from } of rows)
    await sql`select setval(quote_ident(${name})::regclass, ${from + count})`.execute(transaction);
  await sql`update catalogue_version set version = version + ${count}`.execute(transaction);
  return rows.map(({ name, from }) => ({ name, from, to: from + count }));
}
