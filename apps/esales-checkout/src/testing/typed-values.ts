import { acceptanceKeys, contractKeys, deliveryKeys, eligibilityKeys, type FormValues } from '@alzette/shop-model';

/** All values of a guest on the contract step, with a checked IBAN and a chosen proof of residence. */
export const contractValues: FormValues = {
  [contractKeys.authenticated]: true,
  [contractKeys.kycId]: 'kyc-1',
  [contractKeys.gender]: 'female',
  [contractKeys.firstname]: 'Ada',
  [contractKeys.lastname]: 'Weber',
  [contractKeys.birthdate]: '1991/05/14',
  [contractKeys.origin]: 'LU',
  [contractKeys.idType]: 'identity-card',
  [contractKeys.idNumber]: '1991051400123',
  [contractKeys.email]: 'ada@example.lu',
  [contractKeys.emailConfirm]: 'ada@example.lu',
  [contractKeys.phonePrefix]: '+352',
  [contractKeys.phone]: '691 123 456',
  [contractKeys.country]: 'LU',
  [contractKeys.street]: 'rue du Moulin',
  [contractKeys.streetNumber]: '24',
  [contractKeys.postalCode]: 'L-4251',
  [contractKeys.city]: 'Esch-sur-Alzette',
  [contractKeys.residentFile]: 'bill.pdf',
  [contractKeys.residentFileState]: 'VALID',
  [contractKeys.paymentType]: 'direct-debit',
  [contractKeys.iban]: 'LU280019400644750000',
  [contractKeys.ibanState]: 'VALIDATED',
  [contractKeys.bic]: 'BCEELULL',
  [contractKeys.bankName]: 'Spuerkeess',
  [contractKeys.authorize]: true,
};

/** The address at which the shopper had the plans checked. */
export const lineAddressValues: FormValues = {
  [eligibilityKeys.street]: 'rue du Moulin',
  [eligibilityKeys.streetNumber]: '24',
  [eligibilityKeys.postalCode]: '4251',
  [eligibilityKeys.city]: 'Esch-sur-Alzette',
};

export const deliveryValues: FormValues = {
  [deliveryKeys.sameAsBilling]: true,
  [deliveryKeys.country]: 'LU',
};

export const acceptances: FormValues = {
  [acceptanceKeys.certify]: true,
  [acceptanceKeys.conditions]: true,
};

/** The values of all steps before the summary. */
export const valuesUpToSummary: FormValues = { ...contractValues, ...deliveryValues };
