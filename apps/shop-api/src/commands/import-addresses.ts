import { AddressFileError, importAddresses } from '@alzette/shop-api/installation';
import type { Database } from '@alzette/shop-api/platform';
import { CommandError } from '../start-failure';

/**
 * Replaces the address register with a CSV file of the national register.
 *
 * @returns the counts, ready to print
 * @throws CommandError for a file that cannot be used; the register stays as it is
 */
export async function importAddressesCommand(
  database: Database,
  path: string | undefined,
  ...options: readonly string[]
): Promise<string> {
  if (path === undefined || options.length > 0) throw new CommandError('Usage: import-addresses <file.csv>');
  const { addresses, streets, leftOut } = await importAddresses(database, path).catch((error: unknown) => {
    if (error instanceof AddressFileError || isFileFault(error))
      throw new CommandError(`${path} is not imported: ${error.message}`, { cause: error });
    throw error;
  });
  return `The address register is replaced (addresses: ${addresses}, streets: ${streets.length}, lines left out: ${leftOut}).`;
}

function isFileFault(error: unknown): error is Error {
  return ['ENOENT', 'EISDIR', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '');
}
