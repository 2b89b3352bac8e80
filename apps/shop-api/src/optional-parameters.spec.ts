import { ada } from '../test/builders';
import { orderReadyToSign } from '../test/journey';
import { openTestShop, type TestShop } from '../test/shop';
import type { ShopVisitor } from '../test/shop-visitor';

let shop: TestShop;
let guest: ShopVisitor;
let order: string;

beforeAll(async () => {
  shop = await openTestShop();
  ({ guest, token: order } = await orderReadyToSign(shop));
});
afterAll(() => shop.close());

const person = `first_name=${ada.Firstname}&last_name=${ada.Lastname}&birthdate=${ada.BirthDate}`;

// The specification allows the operator's own clients to add parameters to these calls (spec 7.3).
it.each([
  ['[I8]', 'POST', (): string => `/api/v2/shop/creditcheck/status?${person}`],
  ['[I10]', 'GET', (): string => '/api/v2/tool/iban/validate/LU280019400644750000'],
  ['[H4]', 'GET', (): string => `/api/v2/shop/kyc/${ada.id}`],
  ['[K1]', 'GET', (): string => `/api/v2/tool/sign/documents/${order}`],
  ['[L2]', 'GET', (): string => `/api/v2/shop/orders/${order}`],
] as const)('%s parameters that the shop does not use change nothing: %s', async (_id, method, path) => {
  const plain = await guest.call(method, path());
  expect(plain.status).toBe(200);
  const extended = `${path()}${path().includes('?') ? '&' : '?'}channel=web&locale=fr&empty=`;
  expect(await guest.call(method, extended)).toMatchObject({ status: 200, body: plain.body });
});
