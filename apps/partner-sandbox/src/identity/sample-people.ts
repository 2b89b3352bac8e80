import type { Person } from './person';

function adult(gender: Person['gender'], firstname: string, lastname: string, birthdate: string): Person {
  const documentNumber = `LU${birthdate.replaceAll('-', '')}${firstname.length}${lastname.length}`;
  return { gender, firstname, lastname, birthdate, nationality: 'LU', documentType: 'IDENTITY', documentNumber };
}

/**
 * The people that can be chosen instead of typed. The last names between Badpayer and Slow decide what the shop's credit
 * check answers. `now` in milliseconds: the minor is 16, and 17 on the last day of a year.
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
  ];
}
