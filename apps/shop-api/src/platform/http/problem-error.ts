import type { Problem } from '@alzette/shop-model';

type Extras = Pick<Problem, 'errors' | 'totals' | 'name'>;

/** A refusal that the caller is told about, as the problem document's `status`, `code` and `detail`. */
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

/** Unknown, or somebody else's: both look the same from outside. */
export function notFound(): ProblemError {
  return new ProblemError(404, 'not_found', 'There is nothing at this address');
}

/** Something that was sold once. @param name what it was called, in the asked locale */
export function withdrawn(name: string): ProblemError {
  return new ProblemError(410, 'offer_withdrawn', 'This offer is no longer sold', { name });
}

/** A field that has the right form and still cannot be accepted. */
export function unprocessable(code: string, path: string, message: string): ProblemError {
  return new ProblemError(422, code, message, { errors: [{ path, message }] });
}
