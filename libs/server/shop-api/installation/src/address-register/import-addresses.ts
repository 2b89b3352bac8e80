import type { Database } from '@alzette/shop-api/platform';
import { type AddressFile, readAddressFile } from './address-file';
import { isRegisterEmpty, replaceRegister } from './address-register-repository';

/** Relative to the working directory of the server, like the demo catalogue. */
export const demoAddressFile = 'apps/shop-api/demo-addresses/addresses.csv';

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

/**
 * Imports the demo's addresses, which are fictional, into an empty register.
 *
 * @returns false if the register has addresses
 */
export async function loadDemoAddresses(database: Database): Promise<boolean> {
  if (!(await isRegisterEmpty(database))) return false;
  await importAddresses(database, demoAddressFile);
  return true;
}
