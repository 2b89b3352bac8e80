import { randomUUID } from 'node:crypto';
import type { CartToken, SavedCart, Session } from '@alzette/shop-model';
import { accepted, Purchase, type PurchaseKind, type Surroundings } from '../crash/purchase';
import { freePlanConfirmed } from '../crash/purchase-kinds';
import { ShopVisitor, type AskedServer } from '../shop-visitor';
import { browser } from './browser';

const cart: SavedCart['cart'] = [
  {
    ...{ type: 'mobile', identifier: 'line-1', productCode: 'alzette-xs', code: 'mobile-alzette-xs', taxon: null },
    ...{ parentIdentifier: null, origin: '/fr/mobile', quantity: 1 },
  },
];

/** One shopper from the first page through a saved cart to the confirmation, over all instances. */
export async function walkThroughShop(
  site: AskedServer,
  kind: PurchaseKind,
  surroundings: Surroundings,
): Promise<Purchase> {
  const kycId = kind === freePlanConfirmed ? `kyc-${randomUUID()}` : null;
  const visitor = new ShopVisitor(browser(site), '', kycId);
  const get = (url: string) => visitor.call('GET', url);

  expect((await get('/fr')).status).toBe(200);
  accepted(await get('/api/catalogue/subscriptions/mobile?locale=fr'), 200);
  const { token } = accepted(
    await visitor.call<CartToken>('POST', '/api/generateCartToken', { payload: { cart } }),
    200,
  );
  expect(accepted(await visitor.call<SavedCart>('POST', '/api/decryptToken', { payload: { token } }), 200)).toEqual({
    cart,
  });
  if (kycId) accepted(await get(`/api/v2/shop/kyc/${kycId}`), 200);

  const purchase = new Purchase(kind, visitor, surroundings);
  expect(await purchase.goOn()).toBe(true);
  // The session of the first page owns the order; in another session the response would be 404.
  expect(accepted(await visitor.order(String(purchase.told.order?.tokenValue)), 200)).toMatchObject({
    state: 'confirmed',
    number: purchase.told.number,
  });
  expect(accepted(await visitor.call<Session>('GET', '/api/session'), 200)).toEqual({ status: 'guest' });
  return purchase;
}
