import { mandateReference } from '@alzette/shop-api/documents/testing';
import { locales } from '@alzette/shop-model';
import { freePlan } from '../../../../test/builders';
import { orderMade, orderReadyToSign } from '../../../../test/journey';
import { itWithPoppler as it, pdfLook, pdfText } from '../../../../test/pdf-text';
import { openTestShop, type TestShop } from '../../../../test/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const rowsOf = (token: string) =>
  shop.database
    .selectFrom('contracts')
    .innerJoin('orders', 'orders.id', 'contracts.order_id')
    .select(['contracts.id', 'mandate_reference', 'kind', 'order_id'])
    .where('token_value', '=', token)
    .execute();
const mandateOf = async (token: string) => (await rowsOf(token)).find(({ kind }) => kind === 'mandate');

const texts = {
  fr: [
    'Mandat de prélèvement SEPA',
    'Paiement récurrent',
    'vous autorisez (A) Alzette S.A.',
    'dans les 8 semaines',
    '21/11/2026',
  ],
  en: [
    'SEPA direct debit mandate',
    'Recurrent payment',
    'you authorise (A) Alzette S.A.',
    'within 8 weeks',
    '21/11/2026',
  ],
  de: [
    'SEPA-Lastschriftmandat',
    'Wiederkehrende Zahlung',
    'ermächtigen Sie (A) Alzette S.A.',
    'innerhalb von 8 Wochen',
    '21.11.2026',
  ],
} as const;

it.each(locales)('[I6, K1] the mandate authorises debiting the guest’s account, in %s', async (language) => {
  const { guest, token } = await orderReadyToSign(shop, { preferredLanguage: language });
  const { filename, name, lineIdentifier, signable } = await guest.document(token, 'mandate');
  expect({ name, lineIdentifier, signable }).toEqual({
    name: texts[language][0],
    lineIdentifier: null,
    signable: true,
  });
  const { bytes } = await guest.call('GET', `/api/v2/tool/sign/document/${filename}`);
  expect(pdfLook(bytes).pages).toBe(1);
  const text = pdfText(bytes).replaceAll(/\s+/gu, ' ');
  const reference = (await mandateOf(token))?.mandate_reference ?? '';
  for (const expected of [
    ...texts[language],
    reference,
    'LU05ZZZ0000000000000241868',
    'Alzette S.A. 14, rue de l’Alzette L-4010 Esch-sur-Alzette',
    'Ada Müller 12 rue de l’Alzette L-4011 Esch-sur-Alzette',
    'LU28 0019 4006 4475 0000',
    'BCEELULL',
  ]) {
    expect(text).toContain(expected);
  }
  const contract = await guest.document(token, 'contract');
  const opened = await guest.call('GET', `/api/v2/tool/sign/document/${contract.filename}`);
  expect(pdfText(opened.bytes).replaceAll('\n', ' ')).toContain(reference);
});

it('[I6] each order has one mandate reference of SEPA characters, also in a new version', async () => {
  const { guest, token } = await orderReadyToSign(shop);
  const before = await mandateOf(token);
  expect(before?.mandate_reference).toMatch(/^ALZ-[0-9A-Z]{25}$/u);
  await guest.sendCustomerInformation(token, { iban: 'DE89370400440532013000' });
  const { filename } = await guest.document(token, 'mandate');
  const after = await mandateOf(token);
  expect(after?.mandate_reference).toBe(before?.mandate_reference);
  expect(after?.id).not.toBe(before?.id);
  const text = pdfText((await guest.call('GET', `/api/v2/tool/sign/document/${filename}`)).bytes);
  expect(text).toContain('DE89 3704 0044 0532 0130 00');
  expect(text).not.toMatch(/BIC/u);
  const other = await orderReadyToSign(shop);
  expect((await mandateOf(other.token))?.mandate_reference).not.toBe(before?.mandate_reference);
});

it('[I6] a mandate reference has at most 35 characters', () => {
  const ids = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  for (const id of ids) {
    const reference = mandateReference({ orderNumberPrefix: 'ABCDE' }, id);
    expect(reference).toMatch(/^[0-9A-Z-]{31}$/u);
  }
});

it('[I5] payment on invoice has no mandate', async () => {
  const { guest, token } = await orderMade(shop);
  await guest.sendCustomerInformation(token, { paymentType: 'on-invoice', iban: 'LU280019400644750000' });
  expect((await guest.documents(token)).body.documents.map(({ kind }) => kind)).toEqual(['summary', 'contract']);
});

it('[I9] a customer with an account on file has no mandate', async () => {
  const customer = await shop.visitor({ account: 'A-1001' });
  const made = await customer.createOrder({
    accountNumber: 'A-1001',
    kycId: null,
    displayedTotals: { oneOff: 1900, monthly: 3999 },
  });
  await customer.sendCustomerInformation(made.body.tokenValue, { kycId: null, iban: null });
  const { body } = await customer.documents(made.body.tokenValue);
  expect(body.documents.map(({ kind }) => kind)).toEqual(['summary', 'contract']);
});

const signOnly = async (kinds: readonly string[]) => {
  const { guest, token } = await orderReadyToSign(shop, freePlan);
  for (const { id, kind } of (await guest.documents(token)).body.documents) {
    if (!kinds.includes(kind)) continue;
    shop.partners.signature.sign(id);
    await guest.updateDocument(token, id);
  }
  return { guest, token };
};

it.each([
  [['contract'], 409],
  [['mandate'], 409],
  [['contract', 'mandate'], 200],
])('[K5] with only %j signed, a confirmation gets %i', async (kinds, status) => {
  const { guest, token } = await signOnly(kinds);
  expect((await guest.confirmWithoutPayment(token)).status).toBe(status);
});

it.each(['contract', 'mandate'] as const)(
  '[K5] an order without its %s is not confirmed until it exists and is signed',
  async (kind) => {
    const { guest, token } = await signOnly(['contract', 'mandate']);
    const { id = '' } = (await rowsOf(token)).find((row) => row.kind === kind) ?? {};
    await shop.database.deleteFrom('contracts').where('id', '=', id).execute();
    expect((await guest.confirmWithoutPayment(token)).problem.code).toBe('contracts_unsigned');
  },
);

it('[K5] an old order whose contract contains the authorisation needs no mandate', async () => {
  const { guest, token } = await signOnly(['contract']);
  const { order_id = '', id = '' } = (await mandateOf(token)) ?? {};
  await shop.database.deleteFrom('contracts').where('id', '=', id).execute();
  await shop.database.updateTable('orders').set({ mandate_in_contract: true }).where('id', '=', order_id).execute();
  expect((await guest.confirmWithoutPayment(token)).body.state).toBe('confirmed');
});
