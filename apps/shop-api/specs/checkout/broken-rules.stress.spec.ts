import { randomUUID } from 'node:crypto';
import type { Acceptance, OrderRequest } from '@alzette/shop-model';
import { stressRun } from '@alzette/server-kit/testing';
import { acceptances, address, complementary, customerOrder, freePlan } from '../../test/builders';
import { adaAccount } from '../../test/fake-partners';
import { signEverything } from '../../test/journey';
import { openTestShop, type TestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';
import { withVoucher } from '../../test/vouchers';

const row = stressRun('broken-rules', { test: 48, full: 48, stress: 10_000 });

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface Attempt {
  readonly visitor: ShopVisitor;
  readonly order: Partial<OrderRequest>;
  /** The acceptances of an order that has no other fault; without them the order itself is refused. */
  readonly accepted?: readonly Acceptance[];
}

const refused = ['Badpayer', 'Existing', 'Ghost', 'BadCustomer', 'Pro'];
const incomplete = [[], acceptances('certify'), acceptances('conditions'), acceptances('certify', 'certify')];
const foreignLine = complementary({ subscriptionMode: 'change', currentPhoneNumber: '+352691654321' });

/** An order that costs nothing today, with one rule broken: the shortest way to a confirmation. */
const attempts: Readonly<Record<string, (index: number) => Promise<Attempt>>> = {
  credit: async (index) => {
    const lastName = refused[index % refused.length] ?? '';
    const visitor = await shop.guest({ Lastname: lastName });
    return { visitor, order: { ...freePlan, billingAddress: { ...address, lastName } } };
  },
  identity: async () => {
    const { kycId } = await shop.guest();
    return { visitor: await shop.visitor(), order: { ...freePlan, kycId } };
  },
  name: async () => ({
    visitor: await shop.guest(),
    order: { ...freePlan, billingAddress: { ...address, firstName: 'Eve' } },
  }),
  line: async () => ({
    visitor: await shop.visitor({ account: customerOrder.accountNumber }),
    order: { ...customerOrder, complementaryInformations: [foreignLine] },
  }),
  mode: async () => ({
    visitor: await shop.guest(),
    order: { complementaryInformations: [complementary({ subscriptionMode: 'change' })] },
  }),
  account: async () => ({
    visitor: await shop.visitor({ account: randomUUID() }),
    order: customerOrder,
  }),
  voucher: async () => {
    const account = randomUUID();
    shop.partners.customers.accounts.set(account, { ...adaAccount, lines: [] });
    return {
      visitor: await shop.visitor({ account }),
      order: { ...withVoucher('WELCOME50'), accountNumber: account },
    };
  },
  payment: async () => ({
    visitor: await shop.guest(),
    order: { ...freePlan, payments: [{ method: 'cash' }] },
  }),
  acceptances: async (index) => ({
    visitor: await shop.guest(),
    order: freePlan,
    accepted: incomplete[index % incomplete.length] ?? [],
  }),
};

it('[H4, I8, F3, E2, K6] an order with one rule broken is refused and not confirmed, whatever follows', async () => {
  const kinds = Object.values(attempts);
  let confirmed = 0;
  let signed = 0;
  for (let index = 0; index < row.tries; index += 1) {
    const prepare = kinds[index % kinds.length] as (typeof kinds)[number];
    const { visitor, order, accepted } = await prepare(index);
    const made = await visitor.createOrder(order);
    expect(made.status).toBe(accepted ? 201 : 422);
    const token = made.status === 201 ? made.body.tokenValue : randomUUID();
    await visitor.sendCustomerInformation(token);
    if (accepted) {
      await signEverything(shop, { guest: visitor, token });
      signed += 1;
    }
    if ((await visitor.confirmWithoutPayment(token, accepted)).status === 200) confirmed += 1;
    row.progress(index + 1);
  }
  const orders = await shop.database.selectFrom('orders').select('state').execute();
  expect({ confirmed, orders }).toEqual({ confirmed: 0, orders: Array(signed).fill({ state: 'signed' }) });
  row.result({ tried: row.tries, confirmed });
});
