import type { SimType } from './cart';

/** Values typed in the checkout, under the keys of spec 3.3. These keys are the inputs' `name` attributes, verbatim. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Keys of one mobile line, for every item type with a SIM card (spec row E9). */
export function mobileLineKeys(identifier: string) {
  const prefix = `cart.product-mobile.${identifier}`;
  return {
    keepNumber: `${prefix}.kmn.active`,
    currentOperator: `${prefix}.kmn.current-operator`,
    currentNumber: `${prefix}.kmn.current-number`,
    iccid: `${prefix}.kmn.iccid`,
    simType: `${prefix}.sim-type`,
  } as const;
}

/** Keys of a TV line. */
export function tvLineKeys(identifier: string) {
  return { confirmAppleTv: `cart.product-tv.${identifier}.confirm-apple-tv` } as const;
}

/** Keys of a line that is installed (spec 3.3). `date` is yyyy/MM/dd. */
export function installationKeys(type: string, identifier: string) {
  const prefix = `delivery.product-${type}.${identifier}.installation`;
  return { type: `${prefix}.type`, time: `${prefix}.time`, date: `${prefix}.date` } as const;
}

/** The SIM type under either spelling of its key; physical when neither is set. */
export function readSimType(values: FormValues, type: string, identifier: string): SimType {
  const value = values[mobileLineKeys(identifier).simType] ?? values[`cart.product-${type}.${identifier}.sim-type`];
  return value === 'eSIM' ? 'eSIM' : 'physical';
}

export const contractKeys = {
  authenticated: 'contract.authenticated',
  gender: 'contract.personal.gender',
  firstname: 'contract.personal.firstname',
  lastname: 'contract.personal.lastname',
  birthdate: 'contract.personal.birthdate',
  origin: 'contract.personal.origin',
  idType: 'contract.personal.id-type',
  idNumber: 'contract.personal.id-number',
  kycId: 'contract.personal.kyc-id',
  accountNumber: 'contract.personal.account-number',
  email: 'contract.contact.email',
  emailConfirm: 'contract.contact.email-confirm',
  phonePrefix: 'contract.contact.phone-prefix',
  phone: 'contract.contact.phone',
  country: 'contract.billing.country',
  postalCode: 'contract.billing.postal-code',
  city: 'contract.billing.city',
  street: 'contract.billing.street',
  streetNumber: 'contract.billing.street-number',
  additionalInformation: 'contract.billing.additional-information',
  residentFile: 'contract.resident.file',
  residentFileState: 'contract.resident.file-state',
  paymentType: 'contract.bank.payment-type',
  iban: 'contract.bank.iban',
  ibanState: 'contract.bank.iban-state',
  bic: 'contract.bank.bic-swift',
  bankName: 'contract.bank.bank-name',
  authorize: 'contract.bank.authorize',
  sameAsPersonal: 'contract.bank.same-as-personal',
} as const;

/** The number of a top-up. */
export const topUpKeys = { phoneNumber: 'contract.subscription.phone-number' } as const;

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

export const acceptanceKeys = {
  newsletter: 'summary.acceptances.newsletter',
  certify: 'summary.acceptances.certify',
  conditions: 'summary.acceptances.conditions',
} as const;

/** Never stored (ADR 0004): the shopper types them again after a reload. */
export const sensitiveKeys: readonly string[] = [
  contractKeys.iban,
  contractKeys.ibanState,
  contractKeys.bic,
  contractKeys.bankName,
  contractKeys.idNumber,
  contractKeys.residentFile,
  contractKeys.residentFileState,
];
