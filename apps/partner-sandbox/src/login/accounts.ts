/** A customer account, in the claims of the provider (decision 43). Dates are yyyy-MM-dd, phone numbers E.164. */
export interface Account {
  readonly email: string;
  readonly gender: 'female' | 'male';
  readonly given_name: string;
  readonly family_name: string;
  readonly birthdate: string;
  readonly account_number: string;
  readonly billing_address: Address;
  readonly delivery_address: Address & { readonly country_name: string };
  readonly lines: readonly AccountLine[];
}

interface Address {
  readonly street: string;
  readonly street_no: string;
  readonly zipcode: string;
  readonly city: string;
}

interface AccountLine {
  readonly id: string;
  readonly type: 'mobile' | 'internet' | 'internet-mobile' | 'tv' | 'duo';
  readonly name: string;
  readonly phone_number: string | null;
}

/** The password of every account. */
export const password = 'alzette';

const esch = { street: 'rue du Moulin', street_no: '24', zipcode: '4251', city: 'Esch-sur-Alzette' };
const thionville = { street: 'rue de la Moselle', street_no: '7', zipcode: '57100', city: 'Thionville' };

export const accounts: readonly Account[] = [
  {
    email: 'ada@example.lu',
    gender: 'female',
    given_name: 'Ada',
    family_name: 'Weber',
    birthdate: '1991-05-14',
    account_number: 'ALZ-100234',
    billing_address: esch,
    delivery_address: { ...esch, country_name: 'Luxembourg' },
    lines: [
      { id: 'line-100234-1', type: 'mobile', name: 'Alzette S', phone_number: '+352691123456' },
      { id: 'line-100234-2', type: 'internet', name: 'Fibre 500', phone_number: null },
    ],
  },
  {
    email: 'pierre@example.lu',
    gender: 'male',
    given_name: 'Pierre',
    family_name: 'Muller',
    birthdate: '1978-09-02',
    account_number: 'ALZ-100871',
    billing_address: { street: 'avenue de la Gare', street_no: '12', zipcode: '1610', city: 'Luxembourg' },
    delivery_address: { ...thionville, country_name: 'France' },
    lines: [
      { id: 'line-100871-1', type: 'mobile', name: 'Alzette M', phone_number: '+352691654321' },
      { id: 'line-100871-2', type: 'tv', name: 'TV Basic', phone_number: null },
    ],
  },
];

export function findAccount(email: string): Account | null {
  return accounts.find((account) => account.email === email.trim().toLowerCase()) ?? null;
}
