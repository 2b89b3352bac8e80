import type { OrderRequest } from '@alzette/shop-model';
import { customerOrder, freePlan, orderItem } from '../../../test/builders';
import { end, report } from '../../../test/fulfilment';
import { additional, barePhone } from '../../../test/full-order';
import { signEverything } from '../../../test/journey';
import { copyOf, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';
import { openShopWithRules } from '../../../test/shop-with-rules';

const dayMs = 24 * 60 * 60_000;
const limits = { devices: 3, simCards: 10, monthly: 30_000, oneOff: 300_000 };
const perBuyer = { devices: 4, simCards: 11, monthly: 30_000, oneOff: 300_000 };

/** The shop with the limits of an operator. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openShopWithRules({ perCreditCheck: limits, perBuyer });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.deleteFrom('rate_limits').execute());

let persons = 0;
/** A person who has ordered nothing yet. */
const somePerson = () => ({ BirthDate: new Date(Date.UTC(1970, 0, (persons += 1))).toISOString().slice(0, 10) });
const buyer = async (person = somePerson()) => (await shop.guest(person)).at(shop.app);

const pieces = (quantity: number): Partial<OrderRequest> => ({
  items: [{ ...(barePhone.items[0] ?? orderItem()), quantity }],
  complementaryInformations: [],
  displayedTotals: { oneOff: 44_900 * quantity, monthly: 0 },
});
const plans = (quantity: number): Partial<OrderRequest> => ({
  items: [orderItem({ variantCode: 'mobile-alzette-xs', productCode: 'alzette-xs', quantity })],
  complementaryInformations: freePlan.complementaryInformations ?? [],
  displayedTotals: { oneOff: 0, monthly: 999 * quantity },
});
/** Eight plans with data SIM cards. */
const dataCards = (quantity: number): Partial<OrderRequest> => ({
  items: [
    orderItem({ quantity: 8 }),
    orderItem({ identifier: 'cards', ...additional('line-1', 'data-sim', 'data-sim-5'), quantity }),
  ],
  displayedTotals: { oneOff: 8 * 1900 + 1000 * quantity, monthly: 8 * 2999 + 500 * quantity },
});
const refused = (kind: string, max: number) => ({
  status: 422,
  problem: { code: 'limit_reached', limit: { kind, max } },
});

/** Orders phones and signs. */
async function orderPhones(guest: ShopVisitor, person: ReturnType<typeof somePerson>, quantity: number) {
  const { body } = await guest.createOrder(pieces(quantity));
  await guest.sendCustomerInformation(body.tokenValue, { birthdate: person.BirthDate.replaceAll('-', '/') });
  await signEverything(shop, { guest, token: body.tokenValue });
  return body.tokenValue;
}

/** Buys phones: orders, signs and pays. Returns the status of the request for the payment page. */
async function buyPhones(guest: ShopVisitor, person: ReturnType<typeof somePerson>, quantity: number) {
  const token = await orderPhones(guest, person, quantity);
  const { status, problem } = await guest.paymentUrl(token, { amount: 44_900 * quantity });
  return { token, status, problem };
}

describe('[K15] one credit check', () => {
  it.each([
    ['devices', pieces(4), 'devices', 3],
    ['SIM cards', plans(11), 'simCards', 10],
    ['data SIM cards', dataCards(3), 'simCards', 10],
  ])('buys no more %s than the operator allows', async (_what, order, kind, max) => {
    expect(await (await buyer()).createOrder(order)).toMatchObject(refused(kind, max));
  });

  it.each([
    ['a month', { monthly: 2_998 }, 'monthly'],
    ['at once', { oneOff: 1_899 }, 'oneOff'],
  ])('costs no more %s than the operator allows', async (_what, lower, kind) => {
    const { operator } = shop.context;
    const perCreditCheck = { ...limits, ...lower };
    const strict = { ...operator, rules: { ...operator.rules, perCreditCheck } };
    const server = await copyOf({ ...shop, context: { ...shop.context, operator: strict } });
    expect(await (await shop.guest(somePerson())).at(server).createOrder()).toMatchObject(
      refused(kind, perCreditCheck[kind as 'monthly' | 'oneOff']),
    );
    await server.close();
  });
});

describe('[K15] one buyer', () => {
  it('who was verified again, in another session, with the name in another spelling, is the same person', async () => {
    const person = somePerson();
    const first = await buyPhones(await buyer(person), person, 3);
    expect(first.status).toBe(200);
    const again = await buyer({ ...person, Firstname: 'ADA', Lastname: 'Muller' } as typeof person);
    expect(await again.createOrder(pieces(2))).toMatchObject(refused('devices', 4));
    expect((await again.createOrder(pieces(1))).status).toBe(201);
    expect((await (await buyer()).createOrder(pieces(3))).status).toBe(201);
  });

  it('is counted when the order is paid, so that orders made before do not go over the limit', async () => {
    const person = somePerson();
    const guests = [await buyer(person), await buyer(person)];
    const tokens = await Promise.all(guests.map((guest) => orderPhones(guest, person, 3)));
    const orders = await Promise.all(
      guests.map((guest, index) => guest.paymentUrl(tokens[index] ?? '', { amount: 3 * 44_900 })),
    );
    expect(orders.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(orders.find(({ status }) => status === 422)).toMatchObject(refused('devices', 4));
  });

  it('may leave a payment for another order of the session, which is counted alone', async () => {
    const person = somePerson();
    const guest = await buyer(person);
    expect((await buyPhones(guest, person, 3)).status).toBe(200);
    const again = await buyPhones(guest, person, 2);
    expect(again.status).toBe(200);
    const other = await buyer(person);
    expect(await other.createOrder(pieces(3))).toMatchObject(refused('devices', 4));
  });

  it('may order again after 30 days', async () => {
    const person = somePerson();
    await buyPhones(await buyer(person), person, 3);
    expect(await (await buyer(person)).createOrder(pieces(2))).toMatchObject(refused('devices', 4));
    const { now } = shop.clock;
    shop.clock.now = new Date(Date.now() + 31 * dayMs);
    expect((await (await buyer(person)).createOrder(pieces(2))).status).toBe(201);
    shop.clock.now = now;
  });

  it('may order again when a phone has come back, not when it is only withdrawn from', async () => {
    const person = somePerson();
    const guest = await buyer(person);
    const { token } = await buyPhones(guest, person, 3);
    shop.partners.payments.settle('paid');
    const { body } = await guest.confirm(token);
    const number = body.number ?? '';
    await report(shop, { order: number, kind: 'dispatched' });
    expect((await end({ guest, token }, 'withdrawals', 'line-1')).status).toBe(200);
    expect(await (await buyer(person)).createOrder(pieces(2))).toMatchObject(refused('devices', 4));
    await report(shop, { order: number, kind: 'returned' });
    expect((await (await buyer(person)).createOrder(pieces(2))).status).toBe(201);
  });

  it('who is a customer is counted by the account', async () => {
    const customer = (await shop.visitor({ account: 'A-1001' })).at(shop.app);
    const many = {
      ...customerOrder,
      items: [orderItem({ quantity: 12 })],
      displayedTotals: { oneOff: 22_800, monthly: 3999 * 12 },
    };
    expect(await customer.createOrder(many)).toMatchObject(refused('simCards', 11));
  });
});
