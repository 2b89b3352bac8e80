import type { IbanResult } from '@alzette/shop-model';
import { openTestShop, type TestShop } from '../../../test/shop';
import type { ShopVisitor } from '../../../test/shop-visitor';

let shop: TestShop;
let visitor: ShopVisitor;

beforeAll(async () => {
  shop = await openTestShop();
  visitor = await shop.visitor();
});
afterAll(() => shop.close());

const validate = (iban: string) =>
  visitor.call<IbanResult>('GET', `/api/v2/tool/iban/validate/${encodeURIComponent(iban)}`);

it.each([
  ['LU280019400644750000', 'BCEELULL', 'Spuerkeess'],
  ['lu28 0019 4006 4475 0000', 'BCEELULL', 'Spuerkeess'],
  ['DE89370400440532013000', null, null],
  ['CH9300762011623852957', null, null],
])('[I10] %s is accepted', async (iban, bic, bank) => {
  const { status, body } = await validate(iban);
  expect(status).toBe(200);
  expect(body.content).toEqual({ isValid: true, error_message: null, ibanDetail: { bankData: { bic, bank } } });
});

it.each([
  ['', 'IBAN_FORMAT_ERROR'],
  ['garbage', 'IBAN_FORMAT_ERROR'],
  ['LU290019400644750000', 'IBAN_FORMAT_ERROR'],
  ['LU28001940064475000', 'IBAN_FORMAT_ERROR'],
  ['BR1800360305000010009795493C1', 'IBAN_COUNTRY_ERROR'],
  ['a/b', 'IBAN_FORMAT_ERROR'],
  ['x'.repeat(100), 'IBAN_FORMAT_ERROR'],
])('[I10, I7] %s gets %s', async (iban, message) => {
  const { status, body } = await validate(iban);
  expect(status).toBe(200);
  expect(body.content).toEqual({ isValid: false, error_message: message, ibanDetail: null });
});
