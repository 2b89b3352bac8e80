import { luxembourgDate } from '@alzette/shop-model';
import { ageOn, parseDate } from './days';

it.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is %s in Luxembourg', (moment, day) => {
  expect(luxembourgDate(new Date(moment))).toBe(day);
});

it.each([
  ['2000/02/29', '2000-02-29'],
  ['2001/02/29', null],
  ['2001/13/01', null],
  ['0001/00/00', null],
])('%s is read as %s', (text, day) => {
  expect(parseDate(text)).toBe(day);
});

it.each([
  ['2026-11-21', '2008-11-21', 18],
  ['2026-11-20', '2008-11-21', 17],
  ['2026-02-28', '2008-02-29', 17],
  ['2026-03-01', '2008-02-29', 18],
])('on %s a person born on %s is %i years old', (today, birthdate, age) => {
  expect(ageOn(today, birthdate)).toBe(age);
});
