import { EnvironmentError } from '@alzette/server-kit';
import { FolderInUseError, isDatabaseUnavailable } from '@alzette/shop-api/platform';

/** PostgreSQL's codes for a wrong password, a refused user and an unknown database. */
const refusalCodes = ['28P01', '28000', '3D000'];

/** A command refused its input. The message contains the remedy. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const printableErrors = [EnvironmentError, FolderInUseError, CommandError];

/** Explains a failed start with its remedy; returns the stack for unknown errors only. */
export function explainStartFailure(error: unknown): string {
  if (printableErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (isDatabaseUnavailable(error) || refusalCodes.includes(code ?? '')) {
    return `The database of DATABASE_URL cannot be used (${message || code}): start it, or correct the address.`;
  }
  return stack ?? String(error);
}
