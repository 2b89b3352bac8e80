import type { ComplementaryInformation, OrderAddress, OrderResponse, OrderResponseItem } from '../index';

const address: OrderAddress = {
  firstName: 'Ada',
  lastName: 'Weber',
  countryCode: 'LU',
  street: '24, rue du Moulin',
  city: 'Esch-sur-Alzette',
  postcode: '4251',
};

const simLine: ComplementaryInformation = {
  productVariant: { code: 'mobile-m-24' },
  identifier: 'line-1',
  subscriptionMode: 'new',
  keepNumber: false,
  currentOperator: null,
  currentPhoneNumber: null,
  iccid: null,
  simType: 'physical',
};

export function anOrderItem(overrides: Partial<OrderResponseItem> = {}): OrderResponseItem {
  return {
    identifier: 'line-1',
    type: 'mobile',
    variantCode: 'mobile-m-24',
    taxonCode: null,
    variantName: 'Mobile M',
    mobileProductName: 'Mobile M',
    mobileVariantName: 'Mobile M 40 GB',
    deviceModelName: null,
    quantity: 1,
    monthly: 2499,
    activationFee: 1900,
    activationFeeName: 'Line activation',
    upfront: 0,
    installationFee: 0,
    installationName: null,
    ...overrides,
  };
}

/** A placed order: one mobile line, 19.00 € due today, nothing paid. */
export function anOrder(overrides: Partial<OrderResponse> = {}): OrderResponse {
  return {
    tokenValue: 'order-token-1',
    number: null,
    state: 'new',
    paymentState: 'awaiting',
    card: null,
    isNewClient: true,
    email: 'ada@example.lu',
    currency: 'EUR',
    total: 1900,
    taxTotal: 276,
    shippingTotal: 0,
    monthlyTotal: 2499,
    billingAddress: address,
    shippingAddress: address,
    items: [anOrderItem()],
    complementaryInformations: [simLine],
    createdAt: '2026-11-20T10:00:00Z',
    confirmedAt: null,
    ...overrides,
  };
}
