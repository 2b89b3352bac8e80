import { OperatorFileError } from '@alzette/operator-config/load';
import { EnvironmentError } from './platform/config/environment';
import { isDatabaseUnavailable } from './platform/database/database-away';
import { FolderInUseError } from './platform/database/folder-lock';

/** PostgreSQL's codes for a wrong password, a refused user and a database that does not exist. */
const refusedByDatabase = ['28P01', '28000', '3D000'];

const readyToPrint = [EnvironmentError, OperatorFileError, FolderInUseError];

/** What the person who starts the server can do about it; a stack only where nothing better is known. */
export function explainStartFailure(error: unknown): string {
  if (readyToPrint.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (isDatabaseUnavailable(error) || refusedByDatabase.includes(code ?? '')) {
    return `The database of DATABASE_URL cannot be used (${message || code}): start it, or correct the address.`;
  }
  return stack ?? String(error);
}
