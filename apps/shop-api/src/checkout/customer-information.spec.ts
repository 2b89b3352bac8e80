import type { CustomerInformation } from '@alzette/shop-model';
import { orderMade, orderReadyToSign, orderSigned } from '../../test/journey';
import { openTestShop, type TestShop } from '../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const storedFor = async (token: string) =>
  shop.database
    .selectFrom('customer_information')
    .innerJoin('orders', 'orders.id', 'customer_information.order_id')
    .select('information')
    .where('token_value', '=', token)
    .execute();

it('[K1] the customer information is stored, and replaced when it is sent again', async () => {
  const { guest, token } = await orderMade(shop);
  expect((await guest.sendCustomerInformation(token)).status).toBe(204);
  expect((await guest.sendCustomerInformation(token, { phone: '+33612345678' })).status).toBe(204);
  const rows = await storedFor(token);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.information).toMatchObject({ phone: '+33612345678', iban: 'LU280019400644750000' });
});

const refusals: [string, Partial<CustomerInformation>, string, string][] = [
  ['[I6] a debit without IBAN', { iban: null }, 'iban_invalid', 'body/iban'],
  ['[I6] an IBAN with a wrong checksum', { iban: 'LU290019400644750000' }, 'iban_invalid', 'body/iban'],
  ['[I7] an IBAN from outside SEPA', { iban: 'BR1800360305000010009795493C1' }, 'iban_invalid', 'body/iban'],
  ['[I1] a missing id number', { idNumber: null }, 'fields_missing', 'body/idNumber'],
  ['[H3] another first name than verified', { firstname: 'Eve' }, 'identity_mismatch', 'body/firstname'],
  ['[H3] another birthdate than verified', { birthdate: '1980/01/01' }, 'identity_mismatch', 'body/birthdate'],
  ['[H4] another identity check', { kycId: 'other' }, 'identity_mismatch', 'body/kycId'],
];
it.each(refusals)('%s is refused', async (_title, change, code, path) => {
  const { guest, token } = await orderMade(shop);
  const { status, problem } = await guest.sendCustomerInformation(token, change);
  expect({ status, code: problem.code }).toEqual({ status: 422, code });
  expect(problem.errors?.[0]?.path).toBe(path);
  expect(await storedFor(token)).toEqual([]);
});

it('[I5] payment on invoice needs no IBAN', async () => {
  const { guest, token } = await orderMade(shop);
  expect((await guest.sendCustomerInformation(token, { paymentType: 'on-invoice', iban: null })).status).toBe(204);
});

it('[I10] an IBAN in any spelling is stored in its compact form', async () => {
  const { guest, token } = await orderMade(shop);
  await guest.sendCustomerInformation(token, { iban: 'lu28 0019 4006 4475 0000' });
  expect((await storedFor(token))[0]?.information.iban).toBe('LU280019400644750000');
});

it.each([
  ['2008-11-21', 204],
  ['2008-11-22', 422],
])('[I1] on 21 November 2026 in Luxembourg a guest born on %s gets %i', async (birthDate, expected) => {
  // 23:30 UTC on the 20th is the 21st in Luxembourg.
  shop.clock.now = new Date('2026-11-20T23:30:00Z');
  const guest = await shop.guest({ BirthDate: birthDate });
  const { body } = await guest.createOrder();
  const birthdate = birthDate.replaceAll('-', '/');
  expect((await guest.sendCustomerInformation(body.tokenValue, { birthdate })).status).toBe(expected);
});

it('[K1] changed customer information before signing creates the documents again', async () => {
  const { guest, token } = await orderReadyToSign(shop);
  const before = (await guest.documents(token)).body.documents;
  await guest.sendCustomerInformation(token, { phone: '+33612345678' });
  const after = (await guest.documents(token)).body.documents;
  expect(after.map(({ kind }) => kind)).toEqual(['summary', 'contract', 'mandate']);
  for (const [index, { filename }] of after.entries()) expect(filename).not.toBe(before[index]?.filename);
});

it('[K4] after a signature a change is refused and the same information is accepted', async () => {
  const { guest, token } = await orderSigned(shop);
  const { status, problem } = await guest.sendCustomerInformation(token, { phone: '+33612345678' });
  expect({ status, code: problem.code }).toEqual({ status: 409, code: 'order_locked' });
  expect((await guest.sendCustomerInformation(token)).status).toBe(204);
});
