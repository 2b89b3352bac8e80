import type { ErrorCode, Problem } from '@alzette/shop-model';

/**
 * The code of the problem document; `unreachable` without a response, `unexpected_answer` without a problem document, `unknown` of any
 * other error. A newer server may send a code that is not listed here.
 */
export type RequestErrorCode = ErrorCode | 'unreachable' | 'unexpected_answer' | 'unknown';

/** A failed request. `status` is null without a response (offline, refused, timed out). */
export class ShopHttpError extends Error {
  override readonly name = 'ShopHttpError';

  constructor(
    readonly status: number | null,
    /** As in the response: see `errorCode`. */
    readonly code: string,
    readonly problem: Problem | null,
    options?: ErrorOptions,
  ) {
    super(`${code} (${status === null ? 'no response' : String(status)})`, options);
  }
}

/** The code of any error. Errors cross remotes as plain shapes, so `instanceof` does not work. */
export function errorCode(error: unknown): RequestErrorCode {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? (code as RequestErrorCode) : 'unknown';
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

/** A body whose shape is unchecked: any part may be missing. */
export type Unchecked<Body> =
  (Body extends object ? { readonly [Key in keyof Body]?: Unchecked<Body[Key]> } : Body) | null | undefined;

/** Returns the body of a success if it has the expected shape; a proxy's error page with status 200 throws. */
export function checkedBody<Body>(body: Unchecked<Body>, isExpected: boolean): Body {
  if (!isExpected) throw new ShopHttpError(200, 'unexpected_answer', null);
  return body as Body;
}

/** Whether a body is empty or not a text, and so no page. */
export function isNoPage(body: unknown): boolean {
  return typeof body !== 'string' || body === '';
}
