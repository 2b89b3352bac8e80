import type { Problem } from '@alzette/shop-model';

type Extras = Pick<Problem, 'errors' | 'totals' | 'name' | 'available' | 'limit'>;

/** A refusal that the client reads as the problem document's `status`, `code` and `detail`. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly extras: Extras = {},
  ) {
    super(detail);
  }
}

/** Unknown, or of another session: the answers are equal on purpose. */
export function notFound(): ProblemError {
  return new ProblemError(404, 'not_found', 'There is nothing at this address');
}

/** An offer that is no longer sold. @param name in the locale of the request */
export function withdrawn(name: string): ProblemError {
  return new ProblemError(410, 'offer_withdrawn', 'This offer is no longer sold', { name });
}

/** A well-formed value that cannot be accepted. */
export function unprocessable(code: string, path: string, message: string): ProblemError {
  return new ProblemError(422, code, message, { errors: [{ path, message }] });
}
