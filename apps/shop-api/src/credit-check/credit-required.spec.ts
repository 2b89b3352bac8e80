import { randomUUID } from 'node:crypto';
import { ada, customerOrder } from '../../test/builders';
import { starterPack } from '../../test/prepaid';
import { openTestShop, type TestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const orderOf = (guest: ShopVisitor, lastName: string, key: string = randomUUID()) =>
  guest.createOrder({ billingAddress: { ...address, lastName } }, key);
const address = { firstName: 'Ada', countryCode: 'LU', street: '1 rue Neuve', city: 'Esch', postcode: '4011' } as const;
const check = (guest: ShopVisitor, lastName: string, birthdate = ada.BirthDate) => {
  const query = new URLSearchParams({ first_name: 'Ada', last_name: lastName, birthdate });
  return guest.call<{ status: string }>('POST', `/api/v2/shop/creditcheck/status?${query.toString()}`);
};

describe('a guest’s order sent without a credit check by the browser', () => {
  it.each(['Badpayer', 'Existing', 'Ghost', 'BadCustomer', 'Pro'])('[I8] is refused for %s', async (lastName) => {
    const guest = await shop.guest({ Lastname: lastName });
    const { status, problem } = await orderOf(guest, lastName);
    expect({ status, code: problem.code, path: problem.errors?.[0]?.path }).toEqual({
      status: 422,
      code: 'credit_refused',
      path: 'body/kycId',
    });
  });

  it('[I8] is created after one check of the verified person without an error', async () => {
    const checks = jest.spyOn(shop.partners.creditCheck, 'check');
    const guest = await shop.guest();
    expect((await orderOf(guest, 'Müller')).status).toBe(201);
    expect((await orderOf(guest, 'Müller')).status).toBe(201);
    expect(checks.mock.calls).toEqual([[{ firstName: 'Ada', lastName: 'Müller', birthdate: ada.BirthDate }]]);
    checks.mockRestore();
  });

  it('[I8] is not created when the check fails', async () => {
    const guest = await shop.guest({ Lastname: 'Broken' });
    expect((await orderOf(guest, 'Broken')).status).toBe(500);
  });
});

it('[I8] the result of the browser’s check counts without a second check', async () => {
  const guest = await shop.guest();
  expect((await check(guest, 'muller')).body).toEqual({ status: 'no_error' });
  const checks = jest.spyOn(shop.partners.creditCheck, 'check');
  expect((await orderOf(guest, 'Müller')).status).toBe(201);
  expect(checks).not.toHaveBeenCalled();
  checks.mockRestore();
});

it.each([
  ['another name', 'Müller', ada.BirthDate, 'no_error'],
  ['another birth date', 'Badpayer', '1990-05-18', 'new--bad_customer'],
  ['another spelling of the verified name', 'Bad-Payer', ada.BirthDate, 'new--bad_customer'],
])('[I8] a check under %s does not clear the verified person', async (_title, lastName, birthdate, status) => {
  const guest = await shop.guest({ Lastname: 'Badpayer' });
  expect((await check(guest, lastName, birthdate)).body).toEqual({ status });
  expect((await orderOf(guest, 'Badpayer')).problem.code).toBe('credit_refused');
});

it('[I8] a later check without an error clears the person', async () => {
  const guest = await shop.guest({ Lastname: 'Badpayer' });
  expect((await orderOf(guest, 'Badpayer')).problem.code).toBe('credit_refused');
  const checks = jest.spyOn(shop.partners.creditCheck, 'check').mockResolvedValue('no_error');
  await check(guest, 'Badpayer');
  expect((await orderOf(guest, 'Badpayer')).status).toBe(201);
  checks.mockRestore();
});

it('[I8] customers and prepaid orders need no credit check', async () => {
  const checks = jest.spyOn(shop.partners.creditCheck, 'check');
  const customer = await shop.visitor({ account: customerOrder.accountNumber });
  expect((await customer.createOrder(customerOrder)).status).toBe(201);
  expect((await (await shop.visitor()).createOrder(starterPack())).status).toBe(201);
  expect(checks).not.toHaveBeenCalled();
  checks.mockRestore();
});
