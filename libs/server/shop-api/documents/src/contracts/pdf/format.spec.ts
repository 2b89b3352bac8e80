import { formatDay } from './format';

it.each([
  ['fr', '05/03/2026'],
  ['en', '05/03/2026'],
  ['de', '05.03.2026'],
] as const)('[K1] days have the form of %s', (language, day) => {
  expect(formatDay('2026/03/05', language)).toBe(day);
});
