import { randomUUID } from 'node:crypto';
import { topUpAddress, topUpEmail } from '@alzette/shop-model';
import { address } from '../../../test/builders';
import { numberToTopUp, starterPack, topUp } from '../../../test/prepaid';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('[M4, K1] a top-up has the catalogue’s amount and a placeholder person in Luxembourg', async () => {
  const visitor = await shop.visitor();
  const { status, body } = await visitor.createOrder(topUp());
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'new',
    paymentState: 'awaiting',
    email: 'ada@example.lu',
    total: 2500,
    taxTotal: 363,
    shippingTotal: 0,
    monthlyTotal: 0,
    billingAddress: topUpAddress,
    shippingAddress: { countryCode: 'LU' },
    complementaryInformations: [{ currentPhoneNumber: '+352691123456', subscriptionMode: 'new' }],
  });
  expect(body.items).toEqual([
    {
      identifier: 'line-1',
      type: 'prepaid-top-up',
      variantCode: 'top-up-25',
      taxonCode: null,
      variantName: 'Recharge de 25 €',
      mobileProductName: null,
      mobileVariantName: null,
      deviceModelName: null,
      quantity: 1,
      monthly: 0,
      monthlySteps: [{ monthly: 0, months: null }],
      deliveries: [],
      activationFee: 0,
      activationFeeName: null,
      image: null,
      upfront: 2500,
      installationFee: 0,
      installationName: null,
    },
  ]);
  expect((await visitor.order(body.tokenValue)).body).toEqual(body);
});

it('[M4] the placeholder e-mail is accepted for a top-up without a receipt', async () => {
  const { status, body } = await (await shop.visitor()).createOrder(topUp({ email: topUpEmail }));
  expect({ status, email: body.email }).toEqual({ status: 201, email: topUpEmail });
});

it('[K1] a starter pack needs no identity check and is delivered free of charge', async () => {
  const { status, body } = await (await shop.visitor()).createOrder(starterPack());
  expect(status).toBe(201);
  expect(body).toMatchObject({
    total: 1500,
    taxTotal: 218,
    shippingTotal: 0,
    monthlyTotal: 0,
    shippingAddress: address,
  });
  expect(body.items).toMatchObject([
    { type: 'prepaid-starter-pack', variantCode: 'starter-20', variantName: 'Alzette Prepaid 20', upfront: 1500 },
  ]);
  expect(body.complementaryInformations).toEqual([]);
});

it.each([
  ['en', '€25 top-up'],
  ['de', 'Aufladung von 25 €'],
] as const)('[K11] the items have names in %s', async (preferredLanguage, name) => {
  const { body } = await (await shop.visitor()).createOrder(topUp({ preferredLanguage }));
  expect(body.items[0]?.variantName).toBe(name);
});

it.each([
  ['top-up', topUp, { oneOff: 2500, monthly: 0 }],
  ['starter pack', starterPack, { oneOff: 1500, monthly: 0 }],
])('[K1] another price of a %s is refused with the current one', async (_title, order, totals) => {
  const visitor = await shop.visitor();
  for (const displayedTotals of [
    { ...totals, oneOff: 1 },
    { ...totals, monthly: 1 },
  ]) {
    const { problem } = await visitor.createOrder(order({ displayedTotals }));
    expect(problem).toMatchObject({ status: 409, code: 'price_changed', totals });
  }
});

it('[K1] 20 simultaneous equal requests create one order', async () => {
  const visitor = await shop.visitor();
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 20 }, () => visitor.createOrder(topUp(), key)));
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.tokenValue}`)).size).toBe(1);
  const other = topUp({ complementaryInformations: [numberToTopUp({ currentPhoneNumber: '+352621123456' })] });
  expect((await visitor.createOrder(other, key)).problem.code).toBe('idempotency_key_reused');
});

it('[K4] a prepaid order has no documents and no customer information', async () => {
  const visitor = await shop.visitor();
  for (const order of [topUp(), starterPack()]) {
    const { body } = await visitor.createOrder(order);
    expect((await visitor.documents(body.tokenValue)).body).toEqual({ documents: [] });
    const { problem } = await visitor.sendCustomerInformation(body.tokenValue);
    expect(problem).toMatchObject({ status: 409, code: 'customer_not_asked' });
  }
});
