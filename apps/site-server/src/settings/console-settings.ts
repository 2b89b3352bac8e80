import type { EnvironmentReader } from '@alzette/server-kit';

/** The password of the release console, format of `ALZETTE_CONSOLE_PASSWORD_HASH`: `scrypt:<N>:<r>:<p>:<salt>:<hash>` in base64url. */
export interface ConsoleSettings {
  readonly passwordHash: string;
}

export const passwordHashFormat = /^scrypt:(\d{5,7}):(\d{1,2}):(\d{1,2}):([\w-]{16,86}):([\w-]{43,86})$/u;
const minCost = 16_384;
const maxCost = 262_144;

/** Null without `ALZETTE_CONSOLE_PASSWORD_HASH`, which disables the console. */
export function readConsole(reader: Pick<EnvironmentReader, 'text' | 'fault'>): ConsoleSettings | null {
  const passwordHash = reader.text('ALZETTE_CONSOLE_PASSWORD_HASH', '');
  if (passwordHash === '') return null;
  const cost = Number(passwordHashFormat.exec(passwordHash)?.[1]);
  // Scrypt requires a power of two.
  if (!(cost >= minCost && cost <= maxCost && Number.isInteger(Math.log2(cost)))) {
    reader.fault(
      'ALZETTE_CONSOLE_PASSWORD_HASH is not a scrypt hash: create it with the command in docs/guides/releasing.md.',
    );
  }
  return { passwordHash };
}
