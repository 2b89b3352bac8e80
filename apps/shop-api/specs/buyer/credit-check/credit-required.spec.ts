import { randomUUID } from 'node:crypto';
import { ada, customerOrder, freePlan } from '../../../test/builders';
import { starterPack } from '../../../test/prepaid';
import { orderMade, orderPaid, orderSigned } from '../../../test/journey';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => jest.restoreAllMocks());

const orderOf = (guest: ShopVisitor, lastName: string, key: string = randomUUID()) =>
  guest.createOrder({ billingAddress: { ...address, lastName } }, key);
const address = { firstName: 'Ada', countryCode: 'LU', street: '1 rue Neuve', city: 'Esch', postcode: '4011' } as const;
const passHours = (hours: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + hours * 3_600_000);
};
const check = (guest: ShopVisitor, lastName: string, birthdate = ada.BirthDate) => {
  const query = new URLSearchParams({ first_name: 'Ada', last_name: lastName, birthdate });
  return guest.call<{ status: string }>('POST', `/api/v2/shop/creditcheck/status?${query.toString()}`);
};

describe('a guest’s order sent without a credit check by the browser', () => {
  it.each([
    ['Badpayer', 'credit_refused'],
    ['Existing', 'existing_customer'],
    ['Ghost', 'credit_refused'],
    ['BadCustomer', 'credit_refused'],
    ['Pro', 'credit_refused'],
  ])('[I8] is refused for %s with %s', async (lastName, code) => {
    const guest = await shop.guest({ Lastname: lastName });
    const { status, problem } = await orderOf(guest, lastName);
    expect({ status, code: problem.code, path: problem.errors?.[0]?.path }).toEqual({
      status: 422,
      code,
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
    expect((await orderOf(guest, 'Broken')).status).toBe(502);
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
  ['another name', 'Müller', ada.BirthDate],
  ['another birth date', 'Badpayer', '1990-05-18'],
  ['another spelling of the verified name', 'Bad-Payer', ada.BirthDate],
])('[I8] a check under %s does not clear the verified person', async (_title, lastName, birthdate) => {
  const guest = await shop.guest({ Lastname: 'Badpayer' });
  expect((await check(guest, lastName, birthdate)).body).toEqual({ status: 'new--bad_customer' });
  expect((await orderOf(guest, 'Badpayer')).problem.code).toBe('credit_refused');
});

it('[I8] a refusal stays for its identity check; a new identity check gets a new credit check', async () => {
  const guest = await shop.guest({ Lastname: 'Badpayer' });
  expect((await orderOf(guest, 'Badpayer')).problem.code).toBe('credit_refused');
  const checks = jest.spyOn(shop.partners.creditCheck, 'check').mockResolvedValue('no_error');
  expect((await orderOf(guest, 'Badpayer')).problem.code).toBe('credit_refused');
  expect((await orderOf(await shop.guest({ Lastname: 'Badpayer' }), 'Badpayer')).status).toBe(201);
  checks.mockRestore();
});

describe('a guest’s order whose credit check is 24 hours old', () => {
  const spoil = () => jest.spyOn(shop.partners.creditCheck, 'check').mockResolvedValue('new--bad_customer');

  it('[I8] gets neither documents nor a payment address when the check no longer succeeds', async () => {
    const made = await orderMade(shop);
    await made.guest.sendCustomerInformation(made.token);
    const signed = await orderSigned(shop);
    passHours(24);
    const checks = spoil();
    expect((await made.guest.documents(made.token)).problem).toMatchObject({ status: 422, code: 'credit_refused' });
    expect((await signed.guest.paymentUrl(signed.token)).problem).toMatchObject({
      status: 422,
      code: 'credit_refused',
    });
    checks.mockRestore();
  });

  it('[I8] is checked again, and goes on when the check succeeds', async () => {
    const { guest, token } = await orderSigned(shop);
    passHours(24);
    expect((await guest.paymentUrl(token)).status).toBe(200);
  });

  it('[I8] is not confirmed when it costs nothing and the check no longer succeeds', async () => {
    const { guest, token } = await orderSigned(shop, freePlan);
    passHours(24);
    const checks = spoil();
    const refused = await guest.confirmWithoutPayment(token);
    expect(refused.problem).toMatchObject({ status: 422, code: 'credit_refused' });
    checks.mockRestore();
    passHours(24);
    expect((await guest.confirmWithoutPayment(token)).status).toBe(200);
  });

  it('[I8] is confirmed once it is paid: its check was valid when the payment opened', async () => {
    const { guest, token } = await orderPaid(shop);
    passHours(24);
    const checks = spoil();
    expect((await guest.confirm(token)).status).toBe(200);
    checks.mockRestore();
  });
});

it('[I8] customers and prepaid orders need no credit check', async () => {
  const checks = jest.spyOn(shop.partners.creditCheck, 'check');
  const customer = await shop.visitor({ account: customerOrder.accountNumber });
  expect((await customer.createOrder(customerOrder)).status).toBe(201);
  expect((await (await shop.visitor()).createOrder(starterPack())).status).toBe(201);
  expect(checks).not.toHaveBeenCalled();
  checks.mockRestore();
});
