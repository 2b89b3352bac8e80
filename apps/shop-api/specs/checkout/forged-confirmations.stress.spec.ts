import fc from 'fast-check';
import type { ConfirmRequest } from '@alzette/shop-model';
import { stressRun } from '@alzette/server-kit/testing';
import type { PaymentSession } from '@alzette/shop-api/payment/testing';
import { type Journey, orderMade, orderPaid, orderReadyToSign, orderSigned } from '../../test/journey';
import { openTestShop, type TestShop } from '../../test/shop';

const row = stressRun('forged-confirmations', { test: 26, full: 26, stress: 5_000 });

let shop: TestShop;
let paid: Journey & { readonly transactionId: string; readonly number: string };

beforeAll(async () => {
  shop = await openTestShop();
  const journey = await orderPaid(shop);
  const { transactionId } = [...shop.partners.payments.sessions.values()].at(-1) ?? {};
  const { body } = await journey.guest.confirm(journey.token);
  paid = { ...journey, transactionId: transactionId ?? '', number: body.number ?? '' };
});
afterAll(() => shop.close());

/** The state of an order with an amount due that was not paid correctly. */
const stages: Readonly<Record<string, () => Promise<Journey>>> = {
  made: () => orderMade(shop),
  'ready to sign': () => orderReadyToSign(shop),
  signed: () => orderSigned(shop),
  open: () => withPayment('open'),
  declined: () => withPayment('declined'),
  cancelled: () => withPayment('cancelled'),
  expired: () => withPayment('expired'),
  pending: () => withPayment('pending'),
  'paid one cent': () => withPayment('paid', { amount: 1 }),
  'paid too much': () => withPayment('paid', { amount: 190_000 }),
  'paid in dollars': () => withPayment('paid', { currency: 'USD' }),
  'paid for another order': () => withPayment('paid', { reference: 'another-order' }),
  'paid, then asked of a provider that knows nothing': async () => {
    const journey = await withPayment('paid');
    shop.partners.payments.sessions.delete([...shop.partners.payments.sessions.keys()].at(-1) ?? '');
    return journey;
  },
};

async function withPayment(status: PaymentSession['status'], change: Partial<PaymentSession> = {}): Promise<Journey> {
  const journey = await orderSigned(shop);
  await journey.guest.paymentUrl(journey.token);
  shop.partners.payments.settle(status, change);
  return journey;
}

const claims = fc.oneof(
  fc.record({
    transactionId: fc.oneof(fc.constant(''), fc.string({ maxLength: 60 }), fc.constant('of another')),
    locale: fc.constantFrom('fr', 'xx'),
  }),
  fc.constant({ status: 'NO_PAYMENT_REQUIRED', transaction: 'NO_TRASACTION_REQUIRED', language: 'fr' } as const),
  fc.record({
    orderToken: fc.string({ maxLength: 40 }),
    transactionId: fc.string({ maxLength: 40 }),
    locale: fc.constant('fr'),
  }),
  fc.record({
    paymentState: fc.constant('paid'),
    state: fc.constant('confirmed'),
    transactionId: fc.string({ maxLength: 10 }),
    locale: fc.constant('fr'),
  }),
);

it('[L2, K9] an order that was not paid correctly is not confirmed, whatever the browser claims', async () => {
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(stages)),
      fc.array(claims, { minLength: 1, maxLength: 3 }),
      async (stage, given) => {
        const { guest, token } = (await stages[stage]?.()) ?? paid;
        for (const claim of given) {
          const transactionId =
            'transactionId' in claim && claim.transactionId === 'of another'
              ? { transactionId: paid.transactionId }
              : {};
          const response = await confirm(guest, token, { ...claim, ...transactionId });
          expect(response.status).toBeGreaterThanOrEqual(400);
          expect(response.status).toBeLessThan(500);
        }
        expect((await guest.order(token)).body).toMatchObject({ state: 'new', number: null });
        row.progress((tried += 1));
      },
    ),
    row.fastCheck,
  );
  const numbers = await shop.database.selectFrom('orders').select('number').where('number', 'is not', null).execute();
  expect(numbers).toEqual([{ number: paid.number }]);
  row.result({ tried, confirmed: 0 });
});

function confirm(guest: Journey['guest'], token: string, claim: object) {
  if ('status' in claim) return guest.confirmWithoutPayment(token);
  return guest.confirm(token, claim as Partial<ConfirmRequest>);
}
