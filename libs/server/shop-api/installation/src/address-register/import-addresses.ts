import type { Database } from '@alzette/shop-api/platform';
import { type AddressFile, readAddressFile } from './address-file';
import { replaceRegister } from './address-register-repository';

/**
 * Replaces the register with the addresses of a file. A file with a fault changes nothing.
 *
 * @throws AddressFileError
 */
export async function importAddresses(database: Database, path: string): Promise<AddressFile> {
  const file = await readAddressFile(path);
  await replaceRegister(database, file.streets);
  return file;
}
