import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { InternalCall } from '../upstream/internal-call';

const ResponseSchema = Type.Object({ revision: Type.Integer() });

/** How long pages wait for the shop API. */
const maxWaitMs = 500;

/** Records an accepted revision and resolves with the highest one of the store; null when it is currently unknown. */
export type HighestRevision = (revision: number) => Promise<number | null>;

/** The highest revision of all instances. The shop API stores it in its database, so that it survives a restart. */
export function highestRevision(call: InternalCall, store: string): HighestRevision {
  async function note(revision: number): Promise<number | null> {
    const { status, body } = await call('POST', 'release-revisions', { store, revision });
    const response = await json(body);
    return status === 200 && Value.Check(ResponseSchema, response) ? response.revision : null;
  }

  return (revision) => Promise.race([note(revision).catch(() => null), sleep(maxWaitMs, null, { ref: false })]);
}
