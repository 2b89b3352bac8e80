import { type Database, openDatabase, readDatabaseLocation } from '@alzette/shop-api/platform';
import { afterRestoreCommand } from './after-restore';
import { importAddressesCommand } from './import-addresses';
import { exportCatalogueCommand, importCatalogueCommand } from './import-catalogue';
import { loadDemoCatalogueCommand } from './load-demo-catalogue';
import { ordersCommand } from './orders/orders-command';

const commands = {
  'load-demo-catalogue': loadDemoCatalogueCommand,
  'import-catalogue': importCatalogueCommand,
  'export-catalogue': exportCatalogueCommand,
  'import-addresses': importAddressesCommand,
  orders: ordersCommand,
  'after-restore': afterRestoreCommand,
};

type Command = (database: Database, argument?: string, ...options: readonly string[]) => Promise<string>;

/**
 * Runs one command on the database of the environment. With the embedded database the server has to be stopped first, because only one
 * process may use it.
 *
 * @throws Error with the remedy
 */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<void> {
  if (!isCommand(name))
    throw new Error(
      `There is no command "${name}": use one of ${Object.keys(commands).join(', ')}, or none to start the server`,
    );
  const { database, close } = await openDatabase(readDatabaseLocation(process.env));
  try {
    process.stdout.write(`${await (commands[name] as Command)(database, ...(args as [string?, ...string[]]))}\n`);
  } finally {
    await close();
  }
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
