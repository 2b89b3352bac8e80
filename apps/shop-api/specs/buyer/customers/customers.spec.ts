import { randomUUID } from 'node:crypto';
import type { ComplementaryInformation, OrderRequest } from '@alzette/shop-model';
import { complementary, customerOrder, installed, orderItem } from '../../../test/builders';
import { adaAccount } from '../../../test/fake-partners';
import { openTestShop, type TestShop } from '../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const own = '+352691123456';
const change = (values: Partial<ComplementaryInformation> = {}) =>
  complementary({ subscriptionMode: 'change', keepNumber: true, currentPhoneNumber: own, ...values });

async function order(changes: Partial<OrderRequest>, account = customerOrder.accountNumber) {
  const customer = await shop.visitor({ account });
  return customer.createOrder({ ...customerOrder, accountNumber: account, ...changes });
}

describe('a change of a line, sent by hand', () => {
  it('[E2] is accepted for a line of the account, in any spelling', async () => {
    for (const number of [own, '691 123 456', '00352 691 123 456']) {
      const { status } = await order({ complementaryInformations: [change({ currentPhoneNumber: number })] });
      expect(status).toBe(201);
    }
  });

  it('[E2] is refused for the number of another customer', async () => {
    const { problem } = await order({ complementaryInformations: [change({ currentPhoneNumber: '+352691654321' })] });
    expect(problem).toMatchObject({ status: 422, code: 'line_unknown' });
    expect(problem.errors?.[0]?.path).toBe('body/complementaryInformations/0/currentPhoneNumber');
  });

  it('[E2] is refused for a guest', async () => {
    const guest = await shop.guest();
    const { problem } = await guest.createOrder({ complementaryInformations: [change()] });
    expect(problem).toMatchObject({ status: 422, code: 'account_required' });
  });

  it('[E2] is refused for a line without a number, of a family that the account does not have', async () => {
    const { problem } = await order({ complementaryInformations: [change({ currentPhoneNumber: null })] });
    expect(problem).toMatchObject({ status: 422, code: 'line_unknown' });
  });

  it('[E2] is refused for a line that another item changes, however it is spelled', async () => {
    const items = ['a', 'b'].map((identifier) => orderItem({ identifier }));
    const complementaryInformations = [
      change({ identifier: 'a' }),
      change({ identifier: 'b', currentPhoneNumber: '691 123 456' }),
    ];
    const { problem } = await order({ items, complementaryInformations });
    expect(problem).toMatchObject({ status: 422, code: 'line_repeated' });
  });

  it('[E2] is refused for more lines without a number than the account has of the family', async () => {
    const internet = { type: 'internet', variantCode: 'internet-fibre-500', productCode: 'fibre-500' } as const;
    const items = ['a', 'b'].map((identifier) => orderItem({ identifier, ...internet }));
    const complementaryInformations = items.map(({ identifier, variantCode }) =>
      installed(identifier, variantCode, 'first-socket', { subscriptionMode: 'change' }),
    );
    const twice = { items, complementaryInformations };
    expect((await order(twice)).problem).toMatchObject({ status: 422, code: 'line_repeated' });
    const account = randomUUID();
    const line = { type: 'internet', phoneNumber: null };
    shop.partners.customers.accounts.set(account, { ...adaAccount, lines: [line, line] });
    // The rule about lines passes: the order is refused later, because it lacks the box of its plan.
    expect((await order(twice, account)).problem.code).toBe('required_option_missing');
  });

  it('[E2] counts lines beyond the twentieth', async () => {
    const account = randomUUID();
    const lines = Array.from({ length: 60 }, (_value, index) => ({
      type: 'mobile',
      phoneNumber: `+35269100${String(index).padStart(4, '0')}`,
    }));
    shop.partners.customers.accounts.set(account, { ...adaAccount, lines });
    const { status } = await order(
      { complementaryInformations: [change({ currentPhoneNumber: '+352691000059' })] },
      account,
    );
    expect(status).toBe(201);
  });
});

describe('the person of a customer’s order', () => {
  it('[A6] is the account: another name is refused', async () => {
    const { billingAddress } = customerOrder;
    for (const person of [{ firstName: 'Pierre' }, { lastName: 'Muster' }]) {
      const { problem } = await order({ billingAddress: { ...billingAddress, ...person } });
      expect(problem).toMatchObject({ status: 422, code: 'account_mismatch' });
    }
  });

  it('[A6] is no account that the customer system does not know', async () => {
    const account = randomUUID();
    shop.partners.customers.accounts.set(account, null);
    expect((await order({}, account)).problem).toMatchObject({ status: 422, code: 'account_mismatch' });
  });

  it.each([{ firstname: 'Pierre' }, { lastname: 'Muster' }, { birthdate: '1901/01/01' }, { gender: 'male' as const }])(
    '[A6] is the account in the contract too: %j is refused',
    async (person) => {
      const customer = await shop.visitor({ account: customerOrder.accountNumber });
      const { body } = await customer.createOrder(customerOrder);
      const refused = await customer.sendCustomerInformation(body.tokenValue, { kycId: null, iban: null, ...person });
      expect(refused.problem).toMatchObject({ status: 422, code: 'account_mismatch' });
      expect(refused.problem.errors?.[0]?.path).toBe(`body/${Object.keys(person)[0]}`);
      expect((await customer.sendCustomerInformation(body.tokenValue, { kycId: null, iban: null })).status).toBe(204);
    },
  );
});
