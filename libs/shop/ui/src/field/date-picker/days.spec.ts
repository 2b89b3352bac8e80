import { dayProblem } from './days';
import { parseDay } from './read-day';

const limits = {
  min: '2026/12/14',
  max: '2027/02/19',
  unavailable: ['2026/12/20'],
  holidays: [{ date: '2026/12/25', name: 'Christmas Day' }],
};

it.each([
  ['2026/12/13', 'too-early'],
  ['2026/12/14', null],
  ['2026/12/20', 'unavailable'],
  ['2026/12/25', 'holiday'],
  ['2027/02/19', null],
  ['2027/02/20', 'too-late'],
  ['2027/02/30', 'date'],
  ['17 12', 'date'],
  ['', 'date'],
])('[J4, N5] %s: %s', (day, problem) => {
  expect(dayProblem(day, limits)).toBe(problem);
});

it.each([
  ['17.12.2026', 'fr-FR'],
  ['17/12/2026', 'en-GB'],
  ['17-12-26', 'de-DE'],
  [' 17 12 2026 ', 'fr-FR'],
  ['17122026', 'fr-FR'],
  ['2026/12/17', 'en-GB'],
  ['2026-12-17', 'de-DE'],
  ['17 décembre 2026', 'fr-FR'],
  ['jeudi 17 déc. 2026', 'fr-FR'],
  ['17 DECEMBRE 26', 'fr-FR'],
  ['Thursday, 17 December 2026', 'en-GB'],
  ['December 17, 2026', 'en-GB'],
  ['Donnerstag, 17. Dezember 2026', 'de-DE'],
])('[N5] %s is read in %s', (text, locale) => {
  expect(parseDay(text, locale)).toBe('2026/12/17');
});

it('[N5] the first of a month is read, and months with the same beginning', () => {
  expect(parseDay('1er mars 2027', 'fr-FR')).toBe('2027/03/01');
  expect(parseDay('mardi 2 mars 2027', 'fr-FR')).toBe('2027/03/02');
  expect(parseDay('2 jui 2027', 'fr-FR')).toBeNull();
  expect(parseDay('2. März 2027', 'de-DE')).toBe('2027/03/02');
});

it.each(['', 'soon', '17', '17 12', '31.02.2027', '17.13.2026', '17 12 2026 8', '1712026', '17.12.202'])(
  '[N5] %p is no day',
  (text) => {
    expect(parseDay(text, 'fr-FR')).toBeNull();
  },
);
