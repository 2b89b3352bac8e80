import { contractKeys, type FormValues, type KycInformation } from '@alzette/shop-model';

/** What an identity check fills in (spec row H3). */
export function kycValues(information: KycInformation): FormValues {
  return {
    [contractKeys.authenticated]: true,
    [contractKeys.kycId]: information.id,
    [contractKeys.gender]: information.Gender === 'F' ? 'female' : 'male',
    [contractKeys.firstname]: information.Firstname,
    [contractKeys.lastname]: information.Lastname,
    [contractKeys.birthdate]: information.BirthDate.replaceAll('-', '/'),
    [contractKeys.origin]: information.Nationality.name,
    [contractKeys.idType]: information.Identity.Type === 'IDENTITY' ? 'identity-card' : 'passport',
    [contractKeys.idNumber]: information.NationalNumber,
  };
}
