import { formatDay, formatPrice } from './format';

it.each([
  ['fr', '1\u202f299,00\u00a0€', '05/03/2026'],
  ['en', '€1,299.00', '05/03/2026'],
  ['de', '1.299,00\u00a0€', '05.03.2026'],
] as const)('[K1] prices and days have the form of %s', (language, price, day) => {
  expect(formatPrice(129_900, language)).toBe(price);
  expect(formatDay('2026/03/05', language)).toBe(day);
});
