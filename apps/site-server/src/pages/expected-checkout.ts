import { checkoutCookie } from '@alzette/discovery';
import type { FastifyRequest } from 'fastify';

const wellFormed = /^[a-z_]{1,40}$/u;

/**
 * The checkout that a page will most likely show, so that the right remote is fetched with the first files. Only the browser
 * knows its cart: it leaves a word in a cookie, and the confirmation's address names its type. A wrong one costs time only.
 */
export function expectedCheckout({ cookies, query }: FastifyRequest): string {
  const { step, type } = query as Readonly<Record<string, unknown>>;
  const said = step === 'confirmation' && typeof type === 'string' ? type : cookies[checkoutCookie];
  return said !== undefined && wellFormed.test(said) ? said : 'esales';
}
