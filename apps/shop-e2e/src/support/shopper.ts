import { randomInt } from 'node:crypto';

/** What a shopper types. The person comes from the identity check's list of samples. */
export interface ShopperDetails {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly iban: string;
}

export const cards = {
  pays: '4242 4242 4242 4242',
  asksForCode: '4000 0000 0000 3220',
  isDeclined: '4000 0000 0000 0002',
} as const;

export const secureCode = '123456';

let count = 0;

/** Camille Weber with an e-mail address that no other test uses, by which her orders are counted. */
export function aShopper(overrides: Partial<ShopperDetails> = {}): ShopperDetails {
  count += 1;
  return {
    firstname: 'Camille',
    lastname: 'Weber',
    email: `camille.weber.${process.pid}.${Date.now()}.${count}@example.lu`,
    phone: '691 123 456',
    street: 'Rue de Strasbourg',
    streetNumber: '24',
    postalCode: '2560',
    city: 'Luxembourg',
    iban: 'LU28 0019 4006 4475 0000',
    ...overrides,
  };
}

/** A number of another operator, as typed. A person may move a number once, and all tests buy as one person. */
export function aNumberToKeep(): string {
  const digits = String(randomInt(100_000, 1_000_000));
  return `+352 691 ${digits.slice(0, 3)} ${digits.slice(3)}`;
}
