import type { OrderRequest } from '@alzette/shop-model';
import { customerInformation, orderItem } from '../../test/builders';
import { barePhone } from '../../test/full-order';
import { signEverything } from '../../test/journey';
import type { TestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';
import { openShopWithRules } from '../../test/shop-with-rules';

const variant = 'attert-mini-128-snow-cash';
const limits = { devices: 4, simCards: 10, monthly: 30_000, oneOff: 1_000_000 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openShopWithRules({ perCreditCheck: limits, perBuyer: limits });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.deleteFrom('rate_limits').execute());

let persons = 0;
const somePerson = () => ({ BirthDate: new Date(Date.UTC(1980, 0, (persons += 1))).toISOString().slice(0, 10) });
type Person = ReturnType<typeof somePerson>;

/** Nothing is reserved, and so many pieces are in stock. */
async function stockOf(stock: number): Promise<void> {
  await shop.database.updateTable('stock_reservations').set({ state: 'released' }).execute();
  await shop.database.updateTable('catalogue_device_variants').set({ stock }).where('code', '=', variant).execute();
}

const pieces = (quantity: number): Partial<OrderRequest> => ({
  items: [{ ...(barePhone.items[0] ?? orderItem()), quantity }],
  complementaryInformations: [],
  displayedTotals: { oneOff: 44_900 * quantity, monthly: 0 },
});

/** Orders phones in a session of its own. */
async function order(person: Person, quantity: number) {
  const guest = (await shop.guest(person)).at(shop.app);
  const { status, body } = await guest.createOrder(pieces(quantity));
  return { guest, status, token: body.tokenValue };
}

async function startPayment({ guest, token }: { guest: ShopVisitor; token: string }, person: Person, quantity: number) {
  const birthdate = person.BirthDate.replaceAll('-', '/');
  await guest.sendCustomerInformation(token, customerInformation({ birthdate, kycId: guest.kycId }));
  await signEverything(shop, { guest, token });
  expect((await guest.paymentUrl(token, { amount: 44_900 * quantity })).status).toBe(200);
}

async function stateOf(token: string): Promise<string> {
  const { state } = await shop.database
    .selectFrom('orders')
    .select('state')
    .where('token_value', '=', token)
    .executeTakeFirstOrThrow();
  return state;
}
const statesOf = (orders: readonly { readonly token: string }[]) =>
  Promise.all(orders.map(({ token }) => stateOf(token)));

describe('[K15] unpaid orders of one person, who holds every piece in many sessions', () => {
  it('expire above the limit when another buyer needs the pieces, the oldest first; an order being paid stays', async () => {
    await stockOf(9);
    const person = somePerson();
    const orders = [await order(person, 3), await order(person, 3), await order(person, 3)];
    const [first] = orders;
    if (first) await startPayment(first, person, 3);
    expect((await order(somePerson(), 1)).status).toBe(201);
    expect(await statesOf(orders)).toEqual(['payment_pending', 'expired', 'created']);
  });

  it('stay while enough pieces are left for others', async () => {
    await stockOf(10);
    const person = somePerson();
    const orders = [await order(person, 3), await order(person, 3), await order(person, 3)];
    expect((await order(somePerson(), 1)).status).toBe(201);
    expect(await statesOf(orders)).toEqual(['created', 'created', 'created']);
  });

  it('stay within the limit, also when another buyer wants the last piece', async () => {
    await stockOf(6);
    const orders = [await order(somePerson(), 3), await order(somePerson(), 3)];
    expect((await order(somePerson(), 1)).status).toBe(422);
    expect(await statesOf(orders)).toEqual(['created', 'created']);
  });
});
