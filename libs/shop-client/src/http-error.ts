import type { Problem } from '@alzette/shop-model';

/** A failed request. `status` is null without an answer (offline, refused, timed out). */
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

/** The code of any error. Errors cross remotes as plain shapes, so `instanceof` does not work. */
export function errorCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'unknown';
}

/** The problem document of an error, or null. */
export function errorProblem(error: unknown): Problem | null {
  const problem = (error as { problem?: Problem | null } | null)?.problem;
  return problem ?? null;
}

/** Whether the resource is unknown (404) or no longer sold (410). */
export function isGone(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return status === 404 || status === 410;
}

/** Returns the body of a success if it has the expected shape; a proxy's error page with status 200 has not. */
export function answered<Body>(body: Body, isExpected: boolean): Body {
  if (!isExpected) throw new ShopHttpError(200, 'unexpected_answer', null);
  return body;
}

/** An empty answer may have any body but a page. */
export function isNoPage(body: unknown): boolean {
  return typeof body !== 'string' || body === '';
}
