import type { EnvironmentReader } from '@alzette/server-kit';

/** The password of the release console, as `ALZETTE_CONSOLE_PASSWORD_HASH` has it: `scrypt:<N>:<r>:<p>:<salt>:<hash>` in base64url. */
export interface ConsoleSettings {
  readonly passwordHash: string;
}

export const passwordHashFormat = /^scrypt:(\d{5,7}):(\d{1,2}):(\d{1,2}):([\w-]{16,86}):([\w-]{43,86})$/u;
const minCost = 16_384;
const maxCost = 262_144;

/** Null without `ALZETTE_CONSOLE_PASSWORD_HASH`: there is no console. */
export function readConsole(reader: Pick<EnvironmentReader, 'text' | 'fault'>): ConsoleSettings | null {
  const passwordHash = reader.text('ALZETTE_CONSOLE_PASSWORD_HASH', '');
  if (passwordHash === '') return null;
  const cost = Number(passwordHashFormat.exec(passwordHash)?.[1]);
  // A power of two, as scrypt wants it.
  if (!(cost >= minCost && cost <= maxCost && Number.isInteger(Math.log2(cost)))) {
    reader.fault(
      'ALZETTE_CONSOLE_PASSWORD_HASH is no scrypt hash: create it with the command in docs/guides/releasing.md.',
    );
  }
  return { passwordHash };
}
