import { printable } from './printable-text';
import { formatDay, formatPrice } from './format';

it.each([
  ['Müller – 19,99 € « été »', 'Müller – 19,99 € « été »'],
  ['Łukasz Němec Ñandú', 'Lukasz Nemec Ñandú'],
  ['Ștefan Đorđević', 'Stefan Dordevic'],
  ['Ελένη', '?????'],
])('%s is printed as %s', (text, expected) => {
  expect(printable(text)).toBe(expected);
});

it.each([
  ['fr', '1.299,00\u00a0€', '05/03/2026'],
  ['en', '€1,299.00', '05/03/2026'],
  ['de', '1.299,00\u00a0€', '05.03.2026'],
] as const)('prices and days have the form of %s', (language, price, day) => {
  expect(formatPrice(129_900, language)).toBe(price);
  expect(formatDay('2026/03/05', language)).toBe(day);
});
