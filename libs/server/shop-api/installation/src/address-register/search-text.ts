const abbreviations: Readonly<Record<string, string>> = {
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  blvd: 'boulevard',
  pl: 'place',
  rte: 'route',
  st: 'saint',
  ste: 'sainte',
};
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };

/** The database refuses terms of 2 kB. */
const maxToken = 50;

/** Terms without accents, in small letters: letters and digits only. */
function tokensOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[ßœæ]/gu, (letter) => ligatures[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((token) => token.slice(0, maxToken));
}

const inFull = (token: string) => abbreviations[token] ?? token;

/** The terms of a name as the register indexes them: abbreviations are written in full. */
export function termsOf(name: string): readonly string[] {
  return tokensOf(name).map(inFull);
}

/** A house number as the register indexes it: `12 A` and `12a` are one. */
export function houseNumberKey(houseNumber: string): string {
  return houseNumber.toLowerCase().replace(/[^\p{L}\p{N}/-]/gu, '');
}

/** One way to understand what a shopper typed. */
export interface Reading {
  /** Without duplicates, at least one. */
  readonly terms: readonly string[];
  /** As `houseNumberKey` returns it; null if the text names a street only. */
  readonly houseNumber: string | null;
}

/** `24`, `12A`, `12 a`, `2-4`; the apostrophe keeps `12 d'Arlon` apart from `12 d`. */
const houseNumberPattern = /(?<![\p{L}\p{N}])(\d{1,3}(?:[-/]\d{1,3})?)( ?[a-z])?(?![\p{L}\p{N}'’])/giu;
/** Enough for any address. Each term costs the database time. */
const maxTerms = 10;

/**
 * The ways to understand a text, the likeliest first. The house number is the number at the start, else the last one. A letter after a space
 * may belong to it (`12 A`) or begin a term (`12 r`). A number may also be part of the name (`rue du 10 septembre`).
 */
export function readingsOf(text: string): readonly Reading[] {
  const typed = text.trim().replace(/(?<![\p{L}\p{N}])LU?[- ]?(?=\d{4}(?!\d))/giu, '');
  const numbers = [...typed.matchAll(houseNumberPattern)];
  const found = numbers.find(({ index }) => index === 0) ?? numbers.at(-1);
  return [...(found ? readingsWithNumber(typed, found) : []), { terms: searched(typed), houseNumber: null }].filter(
    ({ terms }) => terms.length > 0,
  );
}

function readingsWithNumber(typed: string, { index, 0: whole, 1: digits = '', 2: letter = '' }: RegExpExecArray) {
  const rest = (from: number) => searched(`${typed.slice(0, index)} ${typed.slice(from)}`);
  const withLetter = { terms: rest(index + whole.length), houseNumber: houseNumberKey(whole) };
  if (!letter.startsWith(' ')) return [withLetter];
  return [withLetter, { terms: rest(index + digits.length), houseNumber: digits }];
}

const searched = (text: string) => [...new Set(tokensOf(text))].slice(0, maxTerms);

/** The beginning of the key of a street: `rue du mou`. */
export function keyPrefix({ terms }: Reading): string {
  return terms.map(inFull).join(' ');
}

/**
 * The conditions of a reading in the order of preference, as `tsquery` without repeated results: first streets with exactly this house
 * number, then those where a longer number begins with it.
 */
export function conditionsOf({ terms, houseNumber }: Reading): readonly string[] {
  const named = terms.map((term) => alternatives(term)).join(' & ');
  if (houseNumber === null) return [named];
  return [`'#${houseNumber}' & ${named}`, `'#${houseNumber}':* & !'#${houseNumber}' & ${named}`];
}

/** The last term may be an abbreviation or the beginning of a longer term: `st` finds saint and Strasbourg. */
function alternatives(term: string): string {
  const full = inFull(term);
  return full === term ? beginningWith(term) : `(${beginningWith(term)} | ${beginningWith(full)})`;
}

/** A number is complete: `24` does not find the postcode 2412. */
function beginningWith(term: string): string {
  return /^\p{N}+$/u.test(term) ? `'${term}'` : `'${term}':*`;
}
