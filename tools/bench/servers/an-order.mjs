const address = {
  firstName: 'Ada',
  lastName: 'Müller',
  countryCode: 'LU',
  street: '12 rue de l’Alzette',
  city: 'Esch-sur-Alzette',
  postcode: '4011',
};

/** A customer orders one plan. */
export const anOrder = {
  channel: 'ALZETTE_WEBSTORE',
  email: 'ada@example.lu',
  preconfiguredCart: null,
  preferredLanguage: 'fr',
  accountNumber: 'A-1001',
  shippingAddress: address,
  billingAddress: address,
  complementaryInformations: [
    {
      productVariant: { code: 'mobile-alzette-m' },
      identifier: 'line-1',
      subscriptionMode: 'new',
      keepNumber: false,
      currentOperator: null,
      currentPhoneNumber: null,
      iccid: null,
      simType: 'physical',
    },
  ],
  eligibilityAddresses: [],
  items: [
    {
      identifier: 'line-1',
      type: 'mobile',
      variantCode: 'mobile-alzette-m',
      productCode: 'alzette-m',
      taxonCode: null,
      parentIdentifier: null,
      quantity: 1,
    },
  ],
  kycId: null,
  payments: [{ method: 'cardpay' }],
  proofOfResidence: null,
  displayedTotals: { oneOff: 1900, monthly: 3999 },
};
