// Postcodes, house numbers and streets, as shoppers type them.
import { isPlain } from './printable';
import { compact, readText, withoutInvisible } from './text';

/** `8211`, `L-8211`, `LU-8211` and `l 8211` are one postcode; null when four digits cannot be parsed. */
export function parsePostcode(text: string): string | null {
  const digits = compact(text.normalize('NFKC')).replace(/^lu?/iu, '');
  return /^\d{4}$/u.test(digits) ? digits : null;
}

const longestHouseNumber = 20;

/**
 * A house number as it was typed, without invisible characters, and without the spaces around it and a comma after it: `12A`,
 * `3 bis`, `12-14`, `12 bte 4`. Null without a digit, with more than 20 characters, with a sign that a contract cannot print, or with a comma,
 * because the wire joins number and street with a comma.
 */
export function parseHouseNumber(text: string): string | null {
  const number = withoutInvisible(text)
    .trim()
    .replace(/[\s,]+$/u, '');
  const isNumber =
    number.length <= longestHouseNumber && /\d/u.test(number) && !number.includes(',') && isPlain(number);
  return isNumber ? number : null;
}

/** A house number before the name of a street (`12, rue de Mamer`), or behind it (`Hauptstraße 12a`). */
const numberFirst = /^(?<number>\d{1,4}\s?[a-z]?(?:\s(?:bis|ter))?)(?:\s*,\s*|\s+)(?<street>.*\p{L}{2}.*)$/iu;
const numberLast = /^(?<street>.*\p{L}{2}.*?)(?:\s*,\s*|\s+)(?<number>\d{1,3}\s?[a-z]?)$/iu;

/**
 * Street and house number of a text that has both, as autofill fills it in. Null for a street alone; the number of a street such as
 * `Rue du 10 Septembre` belongs to its name.
 */
export function splitStreet(text: string): { readonly street: string; readonly number: string } | null {
  const typed = readText(text);
  const { street, number } = (numberFirst.exec(typed) ?? numberLast.exec(typed))?.groups ?? {};
  return street === undefined || number === undefined ? null : { street, number };
}
