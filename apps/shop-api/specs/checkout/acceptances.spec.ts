import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Acceptance } from '@alzette/shop-model';
import { defaultRetention } from '@alzette/shop-api/platform/testing';
import { eraseOldData } from '@alzette/shop-api/privacy';
import { acceptances, freePlan } from '../../test/builders';
import { orderReadyToSign, orderSigned } from '../../test/journey';
import { starterPack, starterPackPayment, topUp, topUpPayment } from '../../test/prepaid';
import { legalVersions, openTestShop, type TestShop } from '../../test/shop';

const both = acceptances('certify', 'conditions');
const missing = (...codes: Acceptance['code'][]) => ({
  status: 409,
  code: 'acceptances_missing',
  detail: expect.stringContaining(`missing: ${codes.join(', ')}.`) as unknown,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** What is stored for an order, by code. */
const storedFor = (token: string) =>
  shop.database
    .selectFrom('order_acceptances')
    .innerJoin('orders', 'orders.id', 'order_acceptances.order_id')
    .select(['code', 'locale', 'text', 'accepted_at'])
    .where('token_value', '=', token)
    .orderBy('code')
    .execute();

const paymentsOf = async (token: string) =>
  (
    await shop.database
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select('payments.id')
      .where('token_value', '=', token)
      .execute()
  ).length;

const incomplete = [
  { given: [], codes: ['certify', 'conditions'] },
  { given: ['conditions'], codes: ['certify'] },
  { given: ['certify'], codes: ['conditions'] },
  { given: ['certify', 'certify'], codes: ['conditions'] },
] as const;

describe('the payment of an esales order', () => {
  it.each(incomplete)('[K6, K8] with acceptances of $given is refused, and nothing is stored', async (row) => {
    const { guest, token } = await orderSigned(shop);
    const { problem } = await guest.paymentUrl(token, { acceptances: acceptances(...row.given) });
    expect(problem).toMatchObject(missing(...row.codes));
    expect([await storedFor(token), await paymentsOf(token)]).toEqual([[], 0]);
    expect((await guest.paymentUrl(token)).status).toBe(200);
  });

  it('[K6, K8] of a client that knows no acceptances is refused', async () => {
    const { guest, token } = await orderSigned(shop);
    const payload = { order_token: token, amount: 1900, language: 'fr', type: 'esales', description: 'Alzette' };
    const { problem } = await guest.call('POST', '/api/v2/tool/cardpay/url', { payload });
    expect(problem).toMatchObject(missing('certify', 'conditions'));
  });

  it('[K6] stores code, language, text and time; a later try neither needs nor changes them', async () => {
    const { guest, token } = await orderSigned(shop);
    expect((await guest.paymentUrl(token, { acceptances: both })).status).toBe(200);
    const first = both.map((acceptance) => ({ ...acceptance, accepted_at: shop.clock.now }));
    expect(await storedFor(token)).toEqual(first);

    const changed = both.map((acceptance) => ({ ...acceptance, locale: 'de' as const, text: 'Etwas anderes.' }));
    for (const later of [changed, []]) {
      shop.partners.payments.settle('declined');
      expect((await guest.paymentUrl(token, { acceptances: later })).status).toBe(200);
    }
    expect(await storedFor(token)).toEqual(first);
    expect(await paymentsOf(token)).toBe(3);
  });

  it('[K6] stores nothing while a contract is unsigned or the amount differs', async () => {
    const unsigned = await orderReadyToSign(shop);
    expect((await unsigned.guest.paymentUrl(unsigned.token)).problem.code).toBe('contracts_unsigned');
    const signed = await orderSigned(shop);
    expect((await signed.guest.paymentUrl(signed.token, { amount: 1 })).problem.code).toBe('amount_changed');
    expect([await storedFor(unsigned.token), await storedFor(signed.token)]).toEqual([[], []]);
  });

  it('[K6] of another visitor gets 404 and stores nothing', async () => {
    const { token } = await orderSigned(shop);
    const stranger = await shop.guest();
    expect((await stranger.paymentUrl(token)).status).toBe(404);
    expect(await storedFor(token)).toEqual([]);
  });

  it.each([
    ['a text over the limit', { text: 'x'.repeat(1001) }, 'body/acceptances/0/text'],
    ['a blank text', { text: ' ' }, 'body/acceptances/0/text'],
    ['a text that cannot be stored', { text: 'a\0b' }, 'body/acceptances/0/text'],
    ['an unknown code', { code: 'newsletter' as 'certify' }, 'body/acceptances/0/code'],
  ])('[K6] with %s is refused with 400', async (_title, change, path) => {
    const { guest, token } = await orderSigned(shop);
    const accepted = both.map((acceptance) => ({ ...acceptance, ...change }));
    const { status, problem } = await guest.paymentUrl(token, { acceptances: accepted });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path]);
    expect(await storedFor(token)).toEqual([]);
  });
});

describe('an order with nothing due', () => {
  it.each(incomplete)('[K6, K9] with acceptances of $given is not confirmed', async (row) => {
    const { guest, token } = await orderSigned(shop, freePlan);
    const { problem } = await guest.confirmWithoutPayment(token, acceptances(...row.given));
    expect(problem).toMatchObject(missing(...row.codes));
    expect((await guest.order(token)).body).toMatchObject({ state: 'new', number: null });
    expect(await storedFor(token)).toEqual([]);
  });

  it('[K6, K9] is not confirmed by a body for a payment, which carries no acceptances', async () => {
    const { guest, token } = await orderSigned(shop, freePlan);
    expect((await guest.confirm(token)).problem).toMatchObject(missing('certify', 'conditions'));
  });

  it('[K6, K9] stores them with its confirmation', async () => {
    const { guest, token } = await orderSigned(shop, freePlan);
    expect((await guest.confirmWithoutPayment(token, both)).body.state).toBe('confirmed');
    expect(await storedFor(token)).toEqual(both.map((each) => ({ ...each, accepted_at: shop.clock.now })));
  });

  it('[K6] of another visitor gets 404 and stores nothing', async () => {
    const { token } = await orderSigned(shop, freePlan);
    expect((await (await shop.guest()).confirmWithoutPayment(token)).status).toBe(404);
    expect(await storedFor(token)).toEqual([]);
  });
});

describe('the proof of an acceptance', () => {
  const proofOf = (token: string) =>
    shop.database
      .selectFrom('order_acceptances')
      .innerJoin('orders', 'orders.id', 'order_acceptances.order_id')
      .select(['code', 'terms_version', 'privacy_version', 'session_hash', 'session_id'])
      // The operator compares this hash with the session of the order.
      .select(sql<boolean>`session_hash = encode(sha256(convert_to(session_id, 'UTF8')), 'hex')`.as('isOfSession'))
      .where('token_value', '=', token)
      .orderBy('code')
      .execute();

  it('[K14] is the session of the order as a hash, and for the conditions the versions of the legal texts', async () => {
    const { guest, token } = await orderSigned(shop);
    await guest.paymentUrl(token, { acceptances: both });
    const [certify, conditions] = await proofOf(token);
    const session_hash = createHash('sha256')
      .update(certify?.session_id ?? '')
      .digest('hex');
    const ofBoth = { session_hash, isOfSession: true };
    expect(certify).toMatchObject({ code: 'certify', terms_version: null, privacy_version: null, ...ofBoth });
    expect(conditions).toMatchObject({
      code: 'conditions',
      terms_version: legalVersions.terms,
      privacy_version: legalVersions.privacy,
      ...ofBoth,
    });
  });

  it('[K14] is stored with the confirmation of an order with nothing due', async () => {
    const { guest, token } = await orderSigned(shop, freePlan);
    await guest.confirmWithoutPayment(token, both);
    expect(await proofOf(token)).toMatchObject([
      { code: 'certify', terms_version: null, isOfSession: true },
      { code: 'conditions', terms_version: legalVersions.terms, isOfSession: true },
    ]);
  });
});

it.each([
  ['top-up', topUp(), topUpPayment],
  ['starter pack', starterPack(), starterPackPayment],
])('[K6, M3] a %s needs the conditions only', async (_title, order, payment) => {
  const guest = await shop.visitor();
  const { tokenValue } = (await guest.createOrder(order)).body;
  const refused = await guest.paymentUrl(tokenValue, { ...payment, acceptances: acceptances('certify') });
  expect(refused.problem).toMatchObject(missing('conditions'));
  expect((await guest.paymentUrl(tokenValue, payment)).status).toBe(200);
  expect((await storedFor(tokenValue)).map(({ code }) => code)).toEqual(['conditions']);
});

it('[K6] acceptances are erased with the personal data of their order', async () => {
  const { guest, token } = await orderSigned(shop, freePlan);
  await guest.confirmWithoutPayment(token);
  const eraseIn = (days: number) => {
    const later = new Date(shop.clock.now.getTime() + days * 86_400_000);
    return eraseOldData({ database: shop.database, now: () => later }, defaultRetention);
  };
  await eraseIn(399);
  expect(await storedFor(token)).toHaveLength(2);
  await eraseIn(401);
  expect(await storedFor(token)).toEqual([]);
});
