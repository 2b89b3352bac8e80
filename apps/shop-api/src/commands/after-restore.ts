import { type Database, moveSequencesAhead } from '@alzette/shop-api/platform';
import { CommandError } from '../start-failure';

const defaultCount = 10_000;
/** Order numbers have six digits. */
const maxCount = 100_000;

/**
 * Moves every sequence ahead after a restore: `after-restore [--ahead <count>]`.
 *
 * @returns the sequences, ready to print
 * @throws CommandError for wrong arguments
 */
export async function afterRestoreCommand(database: Database, ...args: readonly string[]): Promise<string> {
  const moved = await database.transaction().execute((transaction) => moveSequencesAhead(transaction, countIn(args)));
  const lines = moved.map(({ name, from, to }) => `${name}: ${from} -> ${to}`);
  return [...lines, 'No number that was given after the backup is given again, up to this many.'].join('\n');
}

function countIn(args: readonly string[]): number {
  if (args.length === 0) return defaultCount;
  const [option, value = ''] = args;
  const count = Number(value);
  if (args.length === 2 && option === '--ahead' && /^\d+$/u.test(value) && count >= 1 && count <= maxCount)
    return count;
  throw new CommandError(`Usage: after-restore [--ahead <1 to ${maxCount}>]`);
}
