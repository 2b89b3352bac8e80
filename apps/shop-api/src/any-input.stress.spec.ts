import fc from 'fast-check';
import { tryAnyInput } from '@alzette/server-kit/any-input';
import { stressRun, openApiDocument, type Operation } from '@alzette/server-kit/testing';
import { acceptances, customerInformation, orderRequest } from '../test/builders';
import { orderMade } from '../test/journey';
import { starterPack, topUp } from '../test/prepaid';
import { openTestShop, sessionToken, type TestShop } from '../test/shop';

const row = stressRun('any-input-shop-api', { test: 2, full: 6, stress: 2_000 });

let shop: TestShop;
let operations: readonly Operation[];
let tokens: readonly string[];
let order: { readonly token: string; readonly kycId: string | null };
beforeAll(async () => {
  shop = await openTestShop();
  const { guest, token } = await orderMade(shop);
  order = { token, kycId: guest.kycId };
  tokens = await Promise.all(Array.from({ length: 20 }, () => sessionToken()));
  ({ operations } = openApiDocument((await shop.app.inject('/openapi.json')).json()));
});
afterAll(() => shop.close());

const codes = [
  'alzette-m',
  'mobile-alzette-m',
  'ernz-9-pro',
  'ernz-9-pro-256-midnight-f24',
  'data-sim',
  'pack-sport',
  'WELCOME50',
];

function knownValues() {
  const payment = {
    order_token: order.token,
    amount: 1900,
    language: 'fr',
    type: 'esales',
    description: 'a',
    acceptances: acceptances('certify', 'conditions'),
  };
  return {
    parameters: {
      tokenValue: [order.token],
      orderId: [order.token],
      id: [order.kycId ?? ''],
      code: codes,
      iban: ['LU280019400644750000'],
      slug: ['ernz-9-pro'],
      file: ['ernz-9-pro.svg', 'midnight.svg'],
      filename: ['contract.pdf'],
    },
    bodies: {
      '/api/v2/shop/alzette/order': [orderRequest({ kycId: order.kycId }), topUp(), starterPack()],
      '/api/v2/shop/orders/{tokenValue}/customer-info': [customerInformation({ kycId: order.kycId })],
      '/api/v2/shop/alzette/order/{tokenValue}/confirm': [
        { orderToken: order.token, transactionId: 'a', locale: 'fr' },
      ],
      '/api/v2/tool/sign/document/update/{orderId}': [{ documentId: 'a', newDocumentTargetId: null }],
      '/api/v2/tool/cardpay/url': [payment, { ...payment, type: 'prepaid_top_up', phone: '+352691123456' }],
      '/api/v2/webhooks/cardpay': [{ id: 'evt', session: { id: 'a' } }],
    },
  };
}

// `inject` checks that each response matches the OpenAPI document.
it(
  'any request to any route gets a response below 500',
  async () => {
    expect(operations.length).toBeGreaterThan(40);
    const token = fc.constantFrom(...tokens).map((one) => ({ authorization: `Bearer ${one}` }));
    const remoteAddress = fc.ipV4().map((address) => address.replace(/^\d+/u, '203'));
    await tryAnyInput({
      row,
      operations,
      knownValues: knownValues(),
      client: fc.record({ remoteAddress, headers: token }),
      internals: /\bat .+\.(ts|js|mjs):\d|node_modules|select .+ from /u,
      inject: (request) => shop.app.inject(request),
    });
  },
  row.tries * 20_000 + 120_000,
);
