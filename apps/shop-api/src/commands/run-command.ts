import { readDatabaseLocation } from '../platform/config/environment';
import { openDatabase } from '../platform/database/open-database';
import { cancelCommand } from './cancel-command';

const commands = { cancel: cancelCommand };

/**
 * Does one thing for the operator on the database of the environment, and ends. The embedded database is one process's at a time: the server has
 * to be stopped for it.
 *
 * @throws Error that says what to do
 */
export async function runCommand([name = '', ...args]: readonly string[]): Promise<void> {
  if (!isCommand(name))
    throw new Error(
      `There is no command "${name}": give one of ${Object.keys(commands).join(', ')}, or none to start the server`,
    );
  const { database, close } = await openDatabase(readDatabaseLocation(process.env));
  try {
    process.stdout.write(`${await commands[name](database, args[0])}\n`);
  } finally {
    await close();
  }
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
