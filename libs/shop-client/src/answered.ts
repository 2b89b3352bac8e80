import { ShopHttpError } from './http-error';

/** The body of a success, when it is what was asked for: a proxy's error page with status 200 is none. */
export function answered<Body>(body: Body, isExpected: boolean): Body {
  if (!isExpected) throw new ShopHttpError(200, 'unexpected_answer', null);
  return body;
}

/** Where nothing is to be answered, anything but a page will do. */
export function isNoPage(body: unknown): boolean {
  return typeof body !== 'string' || body === '';
}
