// The keys of spec 3.3 that do not depend on an item.
import { billingKeys, buyerKeys } from './address-keys';
import { sensitive } from './sensitive-keys';

export const contractKeys = {
  ...sensitive,
  authenticated: 'contract.authenticated',
  gender: 'contract.personal.gender',
  ...buyerKeys,
  birthdate: 'contract.personal.birthdate',
  origin: 'contract.personal.origin',
  idType: 'contract.personal.id-type',
  kycId: 'contract.personal.kyc-id',
  accountNumber: 'contract.personal.account-number',
  email: 'contract.contact.email',
  emailConfirm: 'contract.contact.email-confirm',
  phonePrefix: 'contract.contact.phone-prefix',
  phone: 'contract.contact.phone',
  country: 'contract.billing.country',
  ...billingKeys,
  additionalInformation: 'contract.billing.additional-information',
  paymentType: 'contract.bank.payment-type',
  authorize: 'contract.bank.authorize',
} as const;

/** The number of a top-up. */
export const topUpKeys = { phoneNumber: 'contract.subscription.phone-number' } as const;

/** The prefix of the keys of all acceptances. */
export const acceptanceGroup = 'summary.acceptances';

export const acceptanceKeys = {
  newsletter: 'summary.acceptances.newsletter',
  certify: 'summary.acceptances.certify',
  conditions: 'summary.acceptances.conditions',
  immediate_start: 'summary.acceptances.immediate_start',
} as const;
