import { ProblemError } from '@alzette/server-kit';
import { type Executor, insertStaffAction, type ShopContext, type WorkKind } from '@alzette/shop-api/platform';
import { StaffRefusalError } from './refusal';

/** One use of the shop by a person of the operator's staff. */
export interface StaffUse {
  /** The person, as they named themselves. */
  readonly actor: string;
  readonly action: string;
  readonly work?: WorkKind;
  /** The id of the work, the message or the file; never personal data. */
  readonly subject?: string;
  /** Null for reads. */
  readonly reason: string | null;
  /** False: what would happen is shown, and nothing changes. */
  readonly applies: boolean;
}

/** What a use showed or changed. */
export interface Used<Output> {
  readonly output: Output;
  readonly orderIds: readonly string[];
  /** True if the output holds personal data. */
  readonly personal: boolean;
}

/** Rolls the transaction back. */
class NotApplied<Output> extends Error {
  constructor(readonly used: Used<Output>) {
    super('not applied');
  }
}

/**
 * Runs one use in a transaction, together with its row in the log: no output and no change is without one. A use that is refused, fails or
 * does not apply changes nothing, and its row says so.
 */
export async function runUse<Output>(
  { database, now }: Pick<ShopContext, 'database' | 'now'>,
  { applies, ...use }: StaffUse,
  work: (transaction: Executor, at: Date) => Promise<Used<Output>>,
): Promise<Output> {
  const at = now();
  const log = (executor: Executor, outcome: string, { orderIds, personal }: Omit<Used<Output>, 'output'>) =>
    insertStaffAction(executor, { ...use, orderIds, personal, outcome, at });
  try {
    return await database.transaction().execute(async (transaction) => {
      const used = await work(transaction, at);
      if (!applies) throw new NotApplied(used);
      await log(transaction, 'done', used);
      return used.output;
    });
  } catch (error) {
    if (error instanceof NotApplied) {
      const { used } = error as NotApplied<Output>;
      await log(database, 'not applied', used);
      return used.output;
    }
    await log(database, codeOf(error), { orderIds: [], personal: false });
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof ProblemError || error instanceof StaffRefusalError ? error.code : 'failed';
}
