import type { KycInformation } from '@alzette/shop-model';
import type { FieldError } from '../views/html';
import type { IdentityMessages } from './messages';

/** A person of the check. `birthdate` is yyyy-MM-dd, `nationality` ISO 3166 alpha-2. */
export interface Person {
  readonly gender: 'M' | 'F';
  readonly firstname: string;
  readonly lastname: string;
  readonly birthdate: string;
  readonly nationality: string;
  readonly documentType: 'IDENTITY' | 'PASSPORT';
  readonly documentNumber: string;
}

/** The nationalities of a typed person. */
export const nationalities = ['LU', 'BE', 'DE', 'FR', 'PT', 'IT', 'ES', 'NL', 'GB', 'CV', 'UA', 'US'] as const;

/** The person in the wire format of the service. */
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

/** Validates a typed person; errors are in the order of the fields. */
export function readPerson(
  typed: Typed,
  faults: IdentityMessages['faults'],
): { readonly person: Person } | { readonly errors: readonly FieldError[] } {
  const text = (field: string) => (typed[field] ?? '').trim();
  const birthdate = text('birthdate');
  const errors = [
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

function adult(gender: Person['gender'], firstname: string, lastname: string, birthdate: string): Person {
  const documentNumber = `LU${birthdate.replaceAll('-', '')}${firstname.length}${lastname.length}`;
  return { gender, firstname, lastname, birthdate, nationality: 'LU', documentType: 'IDENTITY', documentNumber };
}

/**
 * The sample people. The last names from Badpayer to Slow set the result of the shop's credit check. The minor is 16, and 17 on
 * the last day of a year.
 */
export function samplePeople(now: number): readonly Person[] {
  const birthYearOfMinor = new Date(now).getUTCFullYear() - 17;
  return [
    adult('F', 'Camille', 'Weber', '1991-05-14'),
    {
      ...adult('F', 'Ana', 'Silva', '1986-11-02'),
      nationality: 'PT',
      documentType: 'PASSPORT',
      documentNumber: 'CB874512',
    },
    adult('M', 'Tom', 'Schmit', `${birthYearOfMinor}-12-31`),
    adult('M', 'Jean', 'Badpayer', '1979-03-08'),
    adult('F', 'Marie', 'Existing', '1968-07-21'),
    adult('M', 'Luc', 'Ghost', '1995-01-30'),
    adult('F', 'Nora', 'BadCustomer', '1983-09-17'),
    adult('M', 'Paul', 'Pro', '1974-06-05'),
    adult('F', 'Eva', 'Broken', '1990-02-11'),
    adult('M', 'Marc', 'Slow', '1988-10-25'),
    // A person with one name: the document leaves the given names blank.
    { ...adult('M', '', 'Suharto', '1982-06-08'), documentType: 'PASSPORT', documentNumber: 'X7314592' },
  ];
}
