import type { CustomerInformation } from '@alzette/shop-model';
import { sql } from 'kysely';
import { complementary, freePlan, installed, orderItem } from '../../test/builders';
import { orderMade, orderReadyToSign, orderSigned, signEverything } from '../../test/journey';
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
  ['[I2] a phone number with its calling code twice', { phone: '+352352661234567' }, 'phone_invalid', 'body/phone'],
  ['[I2] a phone number that is too short', { phone: '+33612345' }, 'phone_invalid', 'body/phone'],
  ['[I2] a phone number of no country', { phone: '+999661234567' }, 'phone_invalid', 'body/phone'],
  ['[I1] a missing id number', { idNumber: null }, 'fields_missing', 'body/idNumber'],
  ['[H3, H4] another document number than verified', { idNumber: 'X99' }, 'identity_mismatch', 'body/idNumber'],
  ['[H3, H4] another document than verified', { idType: 'passport' }, 'identity_mismatch', 'body/idType'],
  ['[H3, H4] another nationality than verified', { origin: 'FR' }, 'identity_mismatch', 'body/origin'],
  ['[H3, H4] another gender than verified', { gender: 'male' }, 'identity_mismatch', 'body/gender'],
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

it.each([
  ['+352661234567', '+352661234567'],
  ['+330612345678', '+33612345678'],
  ['+41791234567', '+41791234567'],
])('[I2] the phone number %s is stored as %s', async (phone, stored) => {
  const { guest, token } = await orderMade(shop);
  expect((await guest.sendCustomerInformation(token, { phone })).status).toBe(204);
  expect((await storedFor(token))[0]?.information.phone).toBe(stored);
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

const lines = ['line-1', 'line-2', 'line-3'];
const threePlans = {
  items: lines.map((identifier) =>
    orderItem({ identifier, variantCode: 'mobile-alzette-s', productCode: 'alzette-s' }),
  ),
  complementaryInformations: lines.map((identifier) =>
    complementary({ identifier, productVariant: { code: 'mobile-alzette-s' } }),
  ),
  displayedTotals: { oneOff: 5700, monthly: 5997 },
};

it.each<[string, Partial<CustomerInformation>, string[]]>([
  ['an e-mail address', { email: 'other@example.lu' }, ['contract']],
  ['an account', { iban: 'LU120010001234567891' }, ['contract', 'mandate']],
  ['the payment', { paymentType: 'on-invoice', iban: null }, ['contract', 'mandate']],
])('[K1] only documents that print %s are generated again when it changes', async (_title, change, redrawn) => {
  const { guest, token } = await orderReadyToSign(shop, threePlans);
  const before = (await guest.documents(token)).body.documents;
  shop.partners.signature.uploads.length = 0;
  expect((await guest.sendCustomerInformation(token, change)).status).toBe(204);
  const after = (await guest.documents(token)).body.documents;
  const hasMandate = change.paymentType === undefined;
  expect(after.map(({ kind }) => kind)).toEqual([
    ...lines.flatMap(() => ['summary', 'contract']),
    ...(hasMandate ? ['mandate'] : []),
  ]);
  const known = new Set(before.map(({ filename }) => filename));
  const kinds = after.filter(({ filename }) => !known.has(filename)).map(({ kind }) => kind);
  expect(kinds).toEqual([
    ...lines.flatMap(() => redrawn.filter((kind) => kind === 'contract')),
    ...redrawn.filter((kind) => kind === 'mandate' && hasMandate),
  ]);
  expect(shop.partners.signature.uploads).toHaveLength(kinds.length);
});

it('[K5] a document generated before a change cannot be signed instead of the new one', async () => {
  const { guest, token } = await orderReadyToSign(shop);
  const { id } = await guest.document(token, 'mandate');
  await guest.sendCustomerInformation(token, { iban: 'LU120010001234567891' });
  shop.partners.signature.sign(id);
  expect((await guest.updateDocument(token, id)).status).toBe(404);
});

it('[K1] an order whose documents were kept is signed and confirmed like any other', async () => {
  const { guest, token } = await orderReadyToSign(shop, freePlan);
  await guest.sendCustomerInformation(token, { origin: 'FR' });
  await signEverything(shop, { guest, token });
  expect((await guest.confirmWithoutPayment(token)).body.state).toBe('confirmed');
});

it('[K1] a session that changes its e-mail address again and again gets at most 600 documents generated in ten minutes', async () => {
  const { guest, token } = await orderReadyToSign(shop, threePlans);
  // 7 documents were generated, and each change generates the 3 contracts.
  await sql`update rate_limits set hits = 597 where hits = 7`.execute(shop.database);
  const change = async (email: string) => {
    await guest.sendCustomerInformation(token, { email });
    return guest.documents(token);
  };
  expect((await change('a@example.lu')).status).toBe(200);
  expect((await change('b@example.lu')).problem).toMatchObject({ status: 429, code: 'too_many_requests' });
});

it('[K4] after a signature a change is refused and the same information is accepted', async () => {
  const { guest, token } = await orderSigned(shop);
  const { status, problem } = await guest.sendCustomerInformation(token, { phone: '+33612345678' });
  expect({ status, code: problem.code }).toEqual({ status: 409, code: 'order_locked' });
  expect((await guest.sendCustomerInformation(token)).status).toBe(204);
});

it('[I5] an invoice is refused for a joint offer of internet and mobile', async () => {
  const guest = await shop.guest();
  const made = await guest.createOrder(jointOffer);
  const { totals } = made.problem;
  const displayedTotals = { oneOff: totals?.oneOff ?? 0, monthly: totals?.monthly ?? 0 };
  const { body } = await guest.createOrder({ ...jointOffer, displayedTotals });
  const send = (paymentType: CustomerInformation['paymentType']) =>
    guest.sendCustomerInformation(body.tokenValue, { paymentType });
  expect((await send('on-invoice')).problem).toMatchObject({ status: 422, code: 'payment_type_refused' });
  expect((await send('direct-debit')).status).toBe(204);
});

const home = 'internet-mobile-home-m';
const jointOffer = {
  items: [orderItem({ type: 'internet-mobile', variantCode: home, productCode: 'home-m' })],
  complementaryInformations: [installed('line-1', home, 'first-socket', { simType: 'physical' })],
  displayedTotals: { oneOff: 0, monthly: 0 },
};
