import { ada } from '../../../test/builders';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const check = (visitor: ShopVisitor, lastName: string, birthdate = '1990-05-17') => {
  const query = new URLSearchParams({ first_name: 'Ada', last_name: lastName, birthdate });
  return visitor.call<{ status: string }>('POST', `/api/v2/shop/creditcheck/status?${query.toString()}`);
};

it.each([
  ['Müller', 'no_error'],
  ['Badpayer', 'new--bad_customer'],
  ['EXISTING', 'new--existing_customer'],
  ['ghost', 'existing--no_customer'],
  ['BadCustomer', 'existing--bad_customer'],
  ['Pro', 'existing--pro_customer'],
])('[I8] the credit check of %s gets %s', async (lastName, status) => {
  const guest = await shop.guest({ Lastname: lastName });
  expect(await check(guest, lastName)).toMatchObject({ status: 200, body: { status } });
});

it('[I8] the credit check reveals nothing about other people', async () => {
  shop.partners.creditCheck.checked.length = 0;
  const stranger = await check(await shop.visitor(), 'Badpayer');
  expect(stranger.problem).toMatchObject({ status: 422, code: 'identity_required' });
  expect(shop.partners.creditCheck.checked).toEqual([]);

  const refused = await shop.guest({ Lastname: 'Badpayer' });
  for (const name of ['Müller', 'Weber', 'Badpayer'])
    expect((await check(refused, name)).body).toEqual({ status: 'new--bad_customer' });
  expect(shop.partners.creditCheck.checked).toMatchObject([{ lastName: 'Badpayer', birthdate: ada.BirthDate }]);
});

it('[I8] a result counts for 24 hours', async () => {
  const start = shop.clock.now;
  const guest = await shop.guest();
  const count = () => shop.partners.creditCheck.checked.length;
  await check(guest, ada.Lastname);
  const before = count();
  shop.clock.now = new Date(shop.clock.now.getTime() + 23 * 3_600_000);
  await check(guest, ada.Lastname);
  expect(count()).toBe(before);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
  await check(guest, ada.Lastname);
  expect(count()).toBe(before + 1);
  shop.clock.now = start;
});

it('[I8] a check that fails at the partner gets 502 without details', async () => {
  const { status, problem } = await check(await shop.guest({ Lastname: 'Broken' }), 'Broken');
  expect(status).toBe(502);
  expect(JSON.stringify(problem)).not.toMatch(/broken|Ada/iu);
});

it.each(['1990/05/17', '1990-02-30', ''])('[I8] the birth date %j is refused', async (birthdate) => {
  const { status, problem } = await check(await shop.visitor(), 'Müller', birthdate);
  expect(status).toBe(400);
  expect(problem.errors?.[0]?.path).toBe('querystring/birthdate');
});

it.each([
  ['Müller', '2008-11-22', 'too_young'],
  ['Müller', '2026-11-22', 'birthdate_invalid'],
  ['Müller', '1890-01-01', 'birthdate_invalid'],
  ['1234', '1990-05-17', 'name_invalid'],
])('[I8] %s born on %s is refused without a call', async (lastName, birthdate, code) => {
  const asked = jest.spyOn(shop.partners.creditCheck, 'check');
  expect((await check(await shop.visitor(), lastName, birthdate)).problem).toMatchObject({ status: 422, code });
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it('[I8] a request without a session gets 401', async () => {
  const url = '/api/v2/shop/creditcheck/status?first_name=A&last_name=B&birthdate=1990-05-17';
  const response = await shop.app.inject({ method: 'POST', url });
  expect(response.json()).toMatchObject({ status: 401, code: 'session_required' });
});

it('[I8] a session with many checks gets 429', async () => {
  const visitor = await shop.guest();
  for (let count = 0; count < 20; count += 1) expect((await check(visitor, 'Müller')).status).toBe(200);
  const { problem, headers } = await check(visitor, 'Müller');
  expect(problem).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await check(await shop.guest(), 'Müller')).status).toBe(200);
});

it('[I8] a network with many sessions gets 429', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 201; count += 1)
    statuses.push((await check(await shop.guest({}, { network: 'one' }), 'Müller')).status);
  expect(statuses.slice(-2)).toEqual([200, 429]);
  expect((await check(await shop.guest({}, { network: 'another' }), 'Müller')).status).toBe(200);
});
