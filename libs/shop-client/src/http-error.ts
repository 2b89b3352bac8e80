import type { Problem } from '@alzette/shop-model';

/** A call that did not succeed. `status` is null when no answer came (offline, refused, timed out). */
export class ShopHttpError extends Error {
  override readonly name = 'ShopHttpError';

  constructor(
    readonly status: number | null,
    /** The problem document's code; `unreachable` without an answer, `unexpected_answer` without a problem document. */
    readonly code: string,
    readonly problem: Problem | null,
    options?: ErrorOptions,
  ) {
    super(`${code} (${status === null ? 'no answer' : String(status)})`, options);
  }
}

/** Reads the code of any error: errors cross remotes as plain shapes, so the class itself cannot be relied on. */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'unknown';
}

/** The problem document of an error, or null. */
export function errorProblem(error: unknown): Problem | null {
  const problem = (error as { problem?: Problem | null } | null)?.problem;
  return problem ?? null;
}

/** Whether an error says that what was asked for is not there (404) or no longer sold (410). */
export function isGone(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return status === 404 || status === 410;
}

/** The body of a success, when it is what was asked for: a proxy's error page with status 200 is none. */
export function answered<Body>(body: Body, isExpected: boolean): Body {
  if (!isExpected) throw new ShopHttpError(200, 'unexpected_answer', null);
  return body;
}

/** Where nothing is to be answered, anything but a page will do. */
export function isNoPage(body: unknown): boolean {
  return typeof body !== 'string' || body === '';
}
