import type { KycInformation } from '@alzette/shop-model';
import type { FieldError } from '../views/fields';
import type { IdentityMessages } from './messages';

/** A person as shown to the check. `birthdate` yyyy-MM-dd, `nationality` ISO 3166 alpha-2. */
export interface Person {
  readonly gender: 'M' | 'F';
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string;
  readonly nationality: string;
  readonly documentType: 'IDENTITY' | 'PASSPORT';
  readonly documentNumber: string;
}

/** Countries that can be chosen when a person is typed. */
export const nationalities = ['LU', 'BE', 'DE', 'FR', 'PT', 'IT', 'ES', 'NL', 'GB', 'CV', 'UA', 'US'] as const;

/** The person as the service tells the shop's server. */
export function kycInformation(id: string, person: Person): KycInformation {
  return {
    id,
    Gender: person.gender,
    Firstname: person.firstname,
    Lastname: person.lastname,
    BirthDate: person.birthdate,
    Nationality: { name: person.nationality },
    Identity: { Type: person.documentType },
    NationalNumber: person.documentNumber,
  };
}

type Typed = Readonly<Record<string, string>>;

/** Reads a typed person; the errors say what is missing, in the order of the fields. */
export function readPerson(
  typed: Typed,
  faults: IdentityMessages['faults'],
): { readonly person: Person } | { readonly errors: readonly FieldError[] } {
  const text = (field: string) => (typed[field] ?? '').trim();
  const birthdate = text('birthdate');
  const errors = [
    text('firstname') === '' && { field: 'firstname', message: faults.firstname },
    text('lastname') === '' && { field: 'lastname', message: faults.lastname },
    !isPastDate(birthdate) && { field: 'birthdate', message: faults.birthdate },
    text('document-number') === '' && { field: 'document-number', message: faults.documentNumber },
  ].filter((error) => error !== false);
  if (errors.length > 0) return { errors };
  return {
    person: {
      gender: text('gender') === 'M' ? 'M' : 'F',
      firstname: text('firstname'),
      lastname: text('lastname'),
      birthdate,
      nationality: nationalities.find((code) => code === text('nationality')) ?? 'LU',
      documentType: text('document-type') === 'PASSPORT' ? 'PASSPORT' : 'IDENTITY',
      documentNumber: text('document-number'),
    },
  };
}

function isPastDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/u.test(date) && time < Date.now() && new Date(time).toISOString().startsWith(date);
}
