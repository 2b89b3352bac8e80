// The keys of addresses: pages of offers need them, and not those of the whole checkout.

export const buyerKeys = {
  firstname: 'contract.personal.firstname',
  lastname: 'contract.personal.lastname',
} as const;

export const billingKeys = {
  postalCode: 'contract.billing.postal-code',
  city: 'contract.billing.city',
  street: 'contract.billing.street',
  streetNumber: 'contract.billing.street-number',
} as const;

export const deliveryKeys = {
  sameAsBilling: 'delivery.address.same-as-billing',
  lastname: 'delivery.address.lastname',
  firstname: 'delivery.address.firstname',
  country: 'delivery.address.country',
  postalCode: 'delivery.address.postal-code',
  city: 'delivery.address.city',
  street: 'delivery.address.street',
  streetNumber: 'delivery.address.street-number',
  additionalInformation: 'delivery.address.additional-information',
} as const;

/** The address at which the shopper has plans checked before the checkout. */
export const eligibilityKeys = {
  street: 'eligibility.address.street',
  streetNumber: 'eligibility.address.street-number',
  postalCode: 'eligibility.address.postal-code',
  city: 'eligibility.address.city',
} as const;
