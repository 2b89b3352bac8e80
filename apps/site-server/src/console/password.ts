import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type ConsoleSettings, passwordHashFormat } from '../settings/console-settings';

const maxMemoryBytes = 512 * 1024 * 1024;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Compares the password with the hash. Takes about a tenth of a second, outside the event loop. */
export async function isPassword(password: string, { passwordHash }: ConsoleSettings): Promise<boolean> {
  const [, cost = '', blockSize = '', parallelization = '', salt = '', hash = ''] =
    passwordHashFormat.exec(passwordHash) ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const options = {
    N: Number(cost),
    r: Number(blockSize),
    p: Number(parallelization),
    maxmem: maxMemoryBytes,
  };
  const given = await derive(password, Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(given, expected);
}
