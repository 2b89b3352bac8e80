import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const addresses = 200_000;
const numbersPerStreet = 20;
const streetsPerTown = 20;

/** As in the national register: most streets begin with "rue", and each has some 20 house numbers. */
const parts = [
  ['rue de', 'rue du', 'rue de la', 'rue', 'rue des', 'route de', 'avenue', 'am', 'op der', 'cité'],
  ['Moulin', 'Lavande', 'Forge', 'Berger', 'Tilleul', 'Duerf', 'Gare', 'École', 'Vigne', 'Source'],
  ['Haute', 'Neuve', 'Basse', 'Grande', 'Vieille', 'Blanche', 'Claire', 'Longue', 'Verte', 'Petite'],
  ['Alba', 'Bora', 'Cima', 'Dora', 'Elna', 'Fara', 'Gola', 'Hela', 'Irma', 'Jona'],
];

/** The digits of the index choose the parts of the name; 7 keeps neighbours apart. */
function streetOf(index) {
  return parts.map((choice, place) => choice[Math.floor((index * 7) / 10 ** place) % 10]).join(' ');
}

/** Writes 200,000 addresses for `import-addresses`. @returns the path of the file */
export function writeAddresses(folder) {
  const lines = Array.from({ length: addresses }, (_value, index) => {
    const street = Math.floor(index / numbersPerStreet);
    const town = Math.floor(street / streetsPerTown);
    return `${streetOf(street)};${(index % numbersPerStreet) + 1};Ville ${town};${1000 + (street % 9000)}`;
  });
  const file = join(folder, 'addresses.csv');
  writeFileSync(file, ['rue;numero;localite;code_postal', ...lines, ''].join('\n'));
  return file;
}

/** The body of a search for what a shopper has typed of an address at some moment, half of them with the house number. */
export function addressSearch(random = Math.random) {
  const index = Math.floor(random() * addresses);
  const street = streetOf(Math.floor(index / numbersPerStreet));
  const typed = street.slice(0, 1 + Math.floor(random() * street.length));
  const text = random() < 0.5 ? typed : `${(index % numbersPerStreet) + 1} ${typed}`;
  return JSON.stringify({ text });
}
