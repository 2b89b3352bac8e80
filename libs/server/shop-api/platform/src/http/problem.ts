import { ProblemError } from '@alzette/server-kit';
import type { ErrorCode } from '@alzette/shop-model';

/** Unknown, or of another session: the responses are equal on purpose. */
export function notFound(): ProblemError {
  return new ProblemError('not_found');
}

/** An offer that is no longer sold. @param name in the locale of the request */
export function withdrawn(name: string): ProblemError {
  return new ProblemError('offer_withdrawn', { name });
}

/** A well-formed value that cannot be accepted. */
export function unprocessable(code: ErrorCode, path: string, message: string): ProblemError {
  return new ProblemError(code, { detail: message, errors: [{ path, message }] });
}
