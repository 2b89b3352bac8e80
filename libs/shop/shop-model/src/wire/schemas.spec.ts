import { Ajv } from 'ajv';
import * as schemas from '../schemas';

const ajv = new Ajv({ formats: { email: /^[^@\s]+@[^@\s]+$/u } });
const address = {
  firstName: 'Ada',
  lastName: 'Weber',
  countryCode: 'LU',
  street: '24, rue du Moulin',
  city: 'Esch',
  postcode: '4251',
};
const order = {
  channel: 'ALZETTE_WEBSTORE',
  email: 'ada@example.lu',
  preconfiguredCart: null,
  preferredLanguage: 'fr',
  accountNumber: null,
  shippingAddress: address,
  billingAddress: address,
  complementaryInformations: [],
  eligibilityAddresses: [],
  items: [
    {
      identifier: 'line-1',
      type: 'mobile',
      variantCode: 'm',
      productCode: 'm',
      taxonCode: null,
      parentIdentifier: null,
      quantity: 1,
    },
  ],
  kycId: 'kyc-1',
  payments: [{ method: 'cardpay' }],
  proofOfResidence: null,
  displayedTotals: { oneOff: 1900, monthly: 2499 },
};

describe('the wire form of an order', () => {
  const isOrder = ajv.compile(schemas.OrderRequestSchema);

  it('[K1, D15] contains the fields of the specification', () => {
    expect(isOrder(order)).toBe(true);
    expect(isOrder({ ...order, preconfiguredCart: 'token' })).toBe(true);
  });

  it('[K11] accepts exactly one payment method', () => {
    expect(isOrder({ ...order, payments: [] })).toBe(false);
    expect(isOrder({ ...order, payments: [{ method: 'cardpay' }, { method: 'cash' }] })).toBe(false);
  });

  it('[A8] accepts only a channel that ends in _WEBSTORE', () => {
    expect(isOrder({ ...order, channel: 'alzette' })).toBe(false);
  });

  it.each([
    ['no items', { items: [] }],
    ['a price of its own', { total: 1 }],
    ['a country elsewhere', { billingAddress: { ...address, countryCode: 'FR' } }],
    ['a postcode with its prefix', { billingAddress: { ...address, postcode: 'L-4251' } }],
    ['a price on a line', { items: [{ ...order.items[0], price: 1 }] }],
    ['a quantity of nothing', { items: [{ ...order.items[0], quantity: 0 }] }],
    ['no e-mail', { email: 'ada' }],
  ])('refuses %s', (_name, change) => {
    expect(isOrder({ ...order, ...change })).toBe(false);
  });
});

describe('confirmation', () => {
  const isConfirmation = ajv.compile(schemas.ConfirmRequestSchema);

  it('[L2, K9] is either a payment or the two constants for no payment', () => {
    expect(isConfirmation({ orderToken: 't', transactionId: 'x', locale: 'fr' })).toBe(true);
    expect(
      isConfirmation({ status: 'NO_PAYMENT_REQUIRED', transaction: 'NO_TRASACTION_REQUIRED', language: 'fr' }),
    ).toBe(true);
    expect(
      isConfirmation({ status: 'NO_PAYMENT_REQUIRED', transaction: 'NO_TRANSACTION_REQUIRED', language: 'fr' }),
    ).toBe(false);
    expect(isConfirmation({ orderToken: 't', status: 'NO_PAYMENT_REQUIRED' })).toBe(false);
  });
});

describe('acceptances', () => {
  const payment = { order_token: 't', amount: 1900, language: 'fr', type: 'esales', description: 'Alzette' };
  const confirmation = { status: 'NO_PAYMENT_REQUIRED', transaction: 'NO_TRASACTION_REQUIRED', language: 'fr' };
  const acceptance = { code: 'conditions', locale: 'fr', text: 'J’accepte.' };
  const checks = [
    ['a payment', ajv.compile(schemas.PaymentUrlRequestSchema), payment],
    ['a free confirmation', ajv.compile(schemas.ConfirmRequestSchema), confirmation],
  ] as const;

  it.each(checks)('[K6] %s may carry them', (_name, isValid, body) => {
    expect(isValid(body)).toBe(true);
    expect(isValid({ ...body, acceptances: [{ ...acceptance, code: 'certify' }, acceptance] })).toBe(true);
  });

  it.each(checks)(
    '[K6] %s with an unknown code, a blank or long text, or too many is refused',
    (_name, isValid, body) => {
      const isValidWith = (change: object) => isValid({ ...body, acceptances: [{ ...acceptance, ...change }] });
      expect(isValidWith({ text: 'x'.repeat(1000) })).toBe(true);
      expect(isValidWith({ text: 'x'.repeat(1001) })).toBe(false);
      expect(isValidWith({ text: ' \n' })).toBe(false);
      expect(isValidWith({ code: 'newsletter' })).toBe(false);
      expect(isValidWith({ locale: 'lb' })).toBe(false);
      expect(isValidWith({ version: 1 })).toBe(false);
      expect(isValid({ ...body, acceptances: Array(6).fill(acceptance) })).toBe(false);
    },
  );
});
