import { json } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import {
  confirmationPath,
  isPaidOrPending,
  type Locale,
  type OrderResponse,
  placedOrderCookie,
  parsePlacedOrderCookie,
} from '@alzette/shop-model';
import { abortable } from '../ssr/page-renderer';
import type { Environment } from '../settings/environment';
import { networkNames, siteNames } from '../http/client-network';
import { sessionCustomer, sessionOf } from '../session/session';
import { drain, type Upstream } from '../upstream/upstream';
import { upstreamToken } from '../upstream/upstream-token';
import type { SitePage } from './site-page';

/** The pages that would offer the ordered items again. */
const guarded: readonly SitePage[] = ['home', 'cart', 'checkout'];

/** How long the page waits for the shop API. After a timeout the browser sends the request again. */
const timeoutMs = 1000;

/** The address of the confirmation that opens in place of a page; null for the page itself. Never rejects. */
export type FindConfirmation = (
  request: FastifyRequest,
  shown: { readonly page: SitePage; readonly locale: Locale },
) => Promise<string | null>;

/** Finds the confirmation of the order that the browser names in its cookie, when the visitor's order is paid (decision 29). */
export function confirmationLookup(
  servers: Upstream,
  { shopApiUrl, sessionKey, operator }: Pick<Environment, 'shopApiUrl' | 'sessionKey' | 'operator'>,
): FindConfirmation {
  const networkOf = networkNames(sessionKey);
  const siteOf = siteNames(sessionKey);

  async function isPaid(request: FastifyRequest, sessionId: string, tokenValue: string): Promise<boolean> {
    const caller = {
      sessionId,
      accountNumber: sessionCustomer(request)?.accountNumber ?? null,
      page: null,
      network: networkOf(request),
      site: siteOf(request),
    };
    const response = await servers.call({
      url: new URL(`${shopApiUrl}/api/v2/shop/orders/${tokenValue}`),
      method: 'GET',
      headers: { accept: 'application/json', authorization: `Bearer ${await upstreamToken(sessionKey, caller)}` },
      body: null,
    });
    if (response.status !== 200) {
      await drain(response);
      return false;
    }
    return isPaidOrPending((await json(response.body)) as OrderResponse);
  }

  return async (request, { page, locale }) => {
    const placed = parsePlacedOrderCookie(request.cookies[placedOrderCookie] ?? '');
    const sessionId = sessionOf(request).get('id');
    const { step } = request.query as Readonly<Record<string, unknown>>;
    if (placed === null || sessionId === undefined || !guarded.includes(page) || step === 'confirmation') return null;
    try {
      const paid = await abortable(isPaid(request, sessionId, placed.tokenValue), AbortSignal.timeout(timeoutMs));
      return paid ? confirmationPath(placed, locale, operator.paths) : null;
    } catch (err) {
      request.log.warn({ err }, 'placed order not read: the browser asks again');
      return null;
    }
  };
}
