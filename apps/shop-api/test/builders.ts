import type {
  Acceptance,
  ComplementaryInformation,
  CustomerInformation,
  KycInformation,
  OrderAddress,
  OrderItem,
  OrderRequest,
} from '@alzette/shop-model';

/** The person of the fake identity service. */
export const ada: KycInformation = {
  id: 'kyc-ada',
  Gender: 'F',
  Firstname: 'Ada',
  Lastname: 'Müller',
  BirthDate: '1990-05-17',
  Nationality: { name: 'LU' },
  Identity: { Type: 'IDENTITY' },
  NationalNumber: '1990051712345',
};

export const address: OrderAddress = {
  firstName: 'Ada',
  lastName: 'Müller',
  countryCode: 'LU',
  street: '12 rue de l’Alzette',
  city: 'Esch-sur-Alzette',
  postcode: '4011',
};

export function orderItem(change: Partial<OrderItem> = {}): OrderItem {
  return {
    identifier: 'line-1',
    type: 'mobile',
    variantCode: 'mobile-alzette-m',
    productCode: 'alzette-m',
    taxonCode: null,
    parentIdentifier: null,
    quantity: 1,
    ...change,
  };
}

export function complementary(change: Partial<ComplementaryInformation> = {}): ComplementaryInformation {
  return {
    productVariant: { code: 'mobile-alzette-m' },
    identifier: 'line-1',
    subscriptionMode: 'new',
    keepNumber: false,
    currentOperator: null,
    currentPhoneNumber: null,
    iccid: null,
    simType: 'physical',
    ...change,
  };
}

/** The complementary information of an installed item without a number. */
export function installed(
  identifier: string,
  code: string,
  mode: string,
  change: Partial<ComplementaryInformation> = {},
): ComplementaryInformation {
  const installation = { mode, time: 'morning', date: '2026/12/17' } as const;
  return complementary({ identifier, productVariant: { code }, simType: null, installation, ...change });
}

/** Ada orders one Alzette M: 19.00 today, 29.99 a month. */
export function orderRequest(change: Partial<OrderRequest> = {}): OrderRequest {
  return {
    channel: 'ALZETTE_WEBSTORE',
    email: 'ada@example.lu',
    preconfiguredCart: null,
    preferredLanguage: 'fr',
    accountNumber: null,
    shippingAddress: address,
    billingAddress: address,
    complementaryInformations: [complementary()],
    eligibilityAddresses: [],
    items: [orderItem()],
    kycId: ada.id,
    payments: [{ method: 'cardpay' }],
    proofOfResidence: null,
    displayedTotals: { oneOff: 1900, monthly: 2999 },
    ...change,
  };
}

/** Changes the order to one plan with nothing due today. */
export const freePlan: Partial<OrderRequest> = {
  items: [orderItem({ variantCode: 'mobile-alzette-xs', productCode: 'alzette-xs' })],
  complementaryInformations: [complementary({ productVariant: { code: 'mobile-alzette-xs' } })],
  displayedTotals: { oneOff: 0, monthly: 999 },
};

/** The order of a customer who is logged in. */
export const customerOrder = {
  ...orderRequest({ kycId: null, displayedTotals: { oneOff: 1900, monthly: 3999 } }),
  accountNumber: 'A-1001',
};

export function customerInformation(change: Partial<CustomerInformation> = {}): CustomerInformation {
  return {
    gender: 'female',
    firstname: 'Ada',
    lastname: 'Müller',
    birthdate: '1990/05/17',
    origin: 'LU',
    idType: 'identity-card',
    idNumber: '1990051712345',
    kycId: ada.id,
    email: 'ada@example.lu',
    phone: '+352691123456',
    paymentType: 'direct-debit',
    iban: 'LU280019400644750000',
    ...change,
  };
}

/** The texts that a shopper accepts, in French. */
export function acceptances(...codes: readonly Acceptance['code'][]): Acceptance[] {
  return codes.map((code) => ({ code, locale: 'fr', text: `J’accepte : ${code}.` }));
}
