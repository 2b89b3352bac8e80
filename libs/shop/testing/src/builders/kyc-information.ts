import type { KycInformation } from '@alzette/shop-model';

/** The person of an identity check. */
export function aKycInformation(overrides: Partial<KycInformation> = {}): KycInformation {
  return {
    id: 'kyc-1',
    Gender: 'F',
    Firstname: 'Ada',
    Lastname: 'Weber',
    BirthDate: '1991-05-14',
    Nationality: { name: 'LU' },
    Identity: { Type: 'IDENTITY' },
    NationalNumber: '1991051400123',
    ...overrides,
  };
}
