import type { OrderRequest, RemainingLimits } from '@alzette/shop-model';
import { customerInformation, customerOrder, orderItem } from '../../../test/builders';
import { barePhone, oneOfEach } from '../../../test/full-order';
import { signEverything } from '../../../test/journey';
import type { TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';
import { openShopWithRules } from '../../../test/shop-with-rules';

const perCreditCheck = { devices: 3, simCards: 8, monthly: 60_000, oneOff: 300_000 };
const perBuyer = { devices: 4, simCards: 11, monthly: 50_000, oneOff: 300_000 };

/** The shop with the limits of an operator. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openShopWithRules({ perCreditCheck, perBuyer });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.deleteFrom('rate_limits').execute());

let persons = 0;
/** A person who has ordered nothing yet. */
const somePerson = () => ({ BirthDate: new Date(Date.UTC(1960, 0, (persons += 1))).toISOString().slice(0, 10) });
type Person = ReturnType<typeof somePerson>;
const buyer = async (person: Person) => (await shop.guest(person)).at(shop.app);
const customer = async () => (await shop.visitor({ account: 'A-1001' })).at(shop.app);

async function limitsOf(visitor: ShopVisitor, kycId = visitor.kycId): Promise<RemainingLimits> {
  const query = kycId === null ? {} : { kycId };
  const response = await visitor.call<RemainingLimits>('GET', '/api/v2/shop/buyer-limits', { query });
  const { status, body, headers } = response;
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  return body;
}

const phones = (quantity: number): Partial<OrderRequest> => ({
  items: [{ ...(barePhone.items[0] ?? orderItem()), quantity }],
  complementaryInformations: [],
  displayedTotals: { oneOff: 44_900 * quantity, monthly: 0 },
});

/** Orders, signs, and asks for the payment page. Returns the token of the order. */
async function startPayment(visitor: ShopVisitor, request: Partial<OrderRequest>, person?: Person): Promise<string> {
  const { body } = await visitor.createOrder(request);
  const birthdate = person && { birthdate: person.BirthDate.replaceAll('-', '/') };
  await visitor.sendCustomerInformation(
    body.tokenValue,
    customerInformation({ ...birthdate, kycId: visitor.kycId, paymentType: 'direct-debit' }),
  );
  await signEverything(shop, { guest: visitor, token: body.tokenValue });
  const paid = await visitor.paymentUrl(body.tokenValue, { amount: body.total });
  expect(paid.status).toBe(200);
  return body.tokenValue;
}

/** The limits of a visitor without login and identity check: the lower of the two limits. */
const unknown = { devices: 3, simCards: 8, monthly: 50_000, oneOff: 300_000 };

describe('[K15] what a visitor may still order', () => {
  it('is the lower limit for a visitor whom the shop does not know', async () => {
    const visitor = (await shop.visitor()).at(shop.app);
    expect(await limitsOf(visitor)).toEqual({ max: unknown, left: unknown, simCardAddOns: ['data-sim'] });
  });

  it('is what a verified person has not ordered, in any session that verified the person', async () => {
    const person = somePerson();
    await startPayment(await buyer(person), phones(3), person);
    const { max, left } = await limitsOf(await buyer(person));
    expect(max).toEqual({ ...unknown, devices: 4, oneOff: 300_000 });
    expect(left).toEqual({ ...unknown, devices: 1, oneOff: 300_000 - 3 * 44_900 });
  });

  it('is the rule that refuses an order', async () => {
    const person = somePerson();
    await startPayment(await buyer(person), phones(2), person);
    const { left } = await limitsOf(await buyer(person));
    const orders = await Promise.all(
      [left.devices, left.devices + 1].map(async (pieces) => (await buyer(person)).createOrder(phones(pieces))),
    );
    expect(orders.map(({ status }) => status)).toEqual([201, 422]);
  });

  it('is counted by the account for a customer, in every session', async () => {
    const before = await limitsOf(await customer());
    expect(before.max).toEqual(perBuyer);
    await startPayment(await customer(), { ...customerOrder });
    const after = await limitsOf(await customer());
    expect(before.left.simCards - after.left.simCards).toBe(1);
  });

  it('counts what the cart counts: phones, and SIM cards of plans, phones, joint offers and add-ons', async () => {
    const person = somePerson();
    const draft = await (await buyer(person)).createOrder({ ...oneOfEach, displayedTotals: { oneOff: 0, monthly: 0 } });
    const totals = draft.problem.totals ?? { oneOff: 0, monthly: 0 };
    await startPayment(await buyer(person), { ...oneOfEach, displayedTotals: totals }, person);
    const { left } = await limitsOf(await buyer(person));
    expect(left).toEqual({
      devices: 4 - 2,
      simCards: 11 - 6,
      monthly: 50_000 - totals.monthly,
      oneOff: 300_000 - totals.oneOff,
    });
  });

  it('does not count what the session itself is paying, which may be the cart', async () => {
    const person = somePerson();
    const guest = await buyer(person);
    const token = await startPayment(guest, phones(3), person);
    expect((await limitsOf(guest)).left).toEqual(unknown);
    shop.partners.payments.settle('paid');
    await guest.confirm(token);
    expect((await limitsOf(guest)).left.devices).toBe(1);
  });
});

describe('[K15] what others have ordered', () => {
  it('does not show through their identity check: the response is that for an unknown one', async () => {
    const person = somePerson();
    const guest = await buyer(person);
    await startPayment(guest, phones(3), person);
    const strangers = [(await shop.visitor()).at(shop.app), await buyer(somePerson())];
    for (const stranger of strangers) {
      expect(await limitsOf(stranger, guest.kycId)).toEqual(await limitsOf(stranger, 'unknown-id'));
      expect((await limitsOf(stranger, guest.kycId)).left).toEqual(unknown);
    }
  });

  it('does not count for a customer who was also verified: the account counts the orders of a customer', async () => {
    const person = somePerson();
    const alone = await limitsOf(await customer());
    await startPayment(await buyer(person), phones(3), person);
    const verified = (await shop.guest(person, { account: 'A-1001' })).at(shop.app);
    expect(await limitsOf(verified)).toEqual(alone);
  });

  it('is not known from an identity check that is too old for an order', async () => {
    const person = somePerson();
    await startPayment(await buyer(person), phones(3), person);
    const again = await buyer(person);
    const { now } = shop.clock;
    shop.clock.now = new Date(Date.now() + 25 * 60 * 60_000);
    expect((await limitsOf(again)).left).toEqual(unknown);
    shop.clock.now = now;
  });

  it('needs a session and an id of the form that the identity service gives', async () => {
    expect((await shop.app.inject('/api/v2/shop/buyer-limits')).statusCode).toBe(401);
    const visitor = (await shop.visitor()).at(shop.app);
    for (const kycId of ["'; --", 'a\u0000', '', 'x'.repeat(201)]) {
      const { status } = await visitor.call('GET', '/api/v2/shop/buyer-limits', { query: { kycId } });
      expect(status).toBe(400);
    }
  });
});
