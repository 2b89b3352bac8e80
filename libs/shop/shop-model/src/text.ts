import type { OrderAddress } from './wire/order';

// Shoppers paste numbers with spaces, dots, dashes and invisible characters. These functions parse the intended value;
// the field keeps the typed text.

/** By Unicode class, to cover all such signs: bidirectional marks of contact apps, zero-width signs, soft hyphens, variation selectors. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Spaces, dots, dashes of every length, and the minus sign. */
const separators = /[\s.\p{Pd}\u2212]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Removes spaces, dots, dashes and invisible characters. */
export function compact(text: string): string {
  return withoutInvisible(text).replace(separators, '');
}

/** `8211`, `L-8211`, `LU-8211` and `l 8211` are one postcode; null when four digits cannot be parsed. */
export function parsePostcode(text: string): string | null {
  const digits = compact(text.normalize('NFKC')).replace(/^lu?/iu, '');
  return /^\d{4}$/u.test(digits) ? digits : null;
}

/** A typed name or text without invisible characters and line breaks, and without the spaces around it. */
export function readText(text: string): string {
  return withoutInvisible(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/**
 * Printable in contracts: Latin (with Vietnamese, Welsh and Irish), Greek, Cyrillic (with Ukrainian and Kazakh), Armenian, Georgian,
 * combining accents and the usual signs. A regular expression with the flag `u`; the test of the contract's fonts compares both.
 */
export const printablePattern =
  '^[\\u0300-\\u030c\\u0323-\\u0328 -~\\u00a0-\\u0180\\u018f\\u01cd-\\u01dc\\u0218-\\u021b\\u0259\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce' +
  '\\u0400-\\u045f\\u0490-\\u0493\\u049a\\u049b\\u04a2\\u04a3\\u04ae-\\u04b1\\u04ba\\u04bb\\u04d8\\u04d9\\u04e8\\u04e9\\u1e80-\\u1e85\\u1e9e-\\u1ef9\\u1f00-\\u1ffe\\u0531-\\u0556\\u055a-\\u055f\\u0561-\\u0587\\u0589\\u058a\\u10d0-\\u10fa' +
  '\\u1e02\\u1e03\\u1e0a\\u1e0b\\u1e1e\\u1e1f\\u1e40\\u1e41\\u1e56\\u1e57\\u1e60\\u1e61\\u1e6a\\u1e6b\\u2010-\\u201e\\u2026\\u2032\\u2033\\u2039\\u203a\\u20ac\\u2116]*$';

/** Whether a contract can print the text, as `readText` gives it. */
export function isPrintable(text: string): boolean {
  return isPlain(readText(text));
}

function isPlain(text: string): boolean {
  return new RegExp(printablePattern, 'u').test(text);
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

/** `2 × Mobile M`; one piece has its name alone. */
export function withQuantity(quantity: number, name: string): string {
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

interface PersonName {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Given and family name. A person with one name has no given name (ICAO 9303): the other one is used alone. */
export function fullName({ firstName = '', lastName = '' }: PersonName): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The name that a greeting uses: the given name, else the only one. */
export function callName({ firstName, lastName = '' }: PersonName): string {
  return firstName || lastName;
}

/** The lines of an address below the name, as on an envelope. */
export function addressLines({
  street,
  additionalInformation,
  postcode,
  city,
}: Pick<OrderAddress, 'street' | 'additionalInformation' | 'postcode' | 'city'>): string[] {
  return [street, additionalInformation ?? '', `L-${postcode} ${city}`].filter(Boolean);
}

/** An IBAN in its compact, upper-case form, without the word before it: `IBAN: LU28 0019…`. */
export function parseIban(text: string): string {
  return compact(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/^IBAN:?/u, '');
}

/** An order number in any spelling, `alz 2026 000042`, as it is printed: `ALZ-2026-000042`. Any other text in upper case. */
export function parseOrderNumber(text: string): string {
  const plain = compact(text.normalize('NFKC')).toUpperCase();
  const [, prefix, year, sequence] = /^([A-Z]{2,5})(\d{4})(\d{6,})$/u.exec(plain) ?? [];
  return prefix ? `${prefix}-${year}-${sequence}` : plain;
}

/** Groups of four, as IBANs are printed. */
export function formatIban(iban: string): string {
  return parseIban(iban).replace(/(.{4})(?=.)/gu, '$1 ');
}

/** A path of this site: no scheme, no host, no backslash. Anything else gives null (no open redirect). */
export function parseSameSitePath(text: string): string | null {
  if (!/^\/(?![/\\])[^\\\s]*$/u.test(text)) return null;
  // `/en/..//host` is the path `//host`, which reads as an address of that host.
  return new URL(text, 'https://site.invalid').pathname.startsWith('//') ? null : text;
}

/** The page that a cart item was added from; `homePath` for a text that is no path of this site. */
export function safeOrigin(origin: string, homePath: string): string {
  return parseSameSitePath(origin) ?? homePath;
}

/** The address that calls a Luxembourg number written without its prefix: `8002 4000` is `tel:+35280024000`. */
export function phoneHref(number: string): string {
  return `tel:+352${compact(number)}`;
}

/**
 * One complete e-mail address without the spaces around it, invisible characters and a `mailto:` before it; null for anything else: no list, no display name, no line break
 * that would begin another mail header.
 */
export function parseEmail(text: string): string | null {
  const email = withoutInvisible(text)
    .trim()
    .replace(/^mailto:\s*/iu, '');
  const [local = '', domain = ''] = email.split('@');
  const isAddress = email.length <= 254 && local.length <= 64 && domain !== '' && emailAddress.test(email);
  return isAddress ? email : null;
}

/** Between two dots of an e-mail address. */
const emailPart = String.raw`[^\s@.,;:<>()[\]"\\\p{C}]`;
/** A label of a domain neither begins nor ends with a hyphen. */
const domainLabel = String.raw`(?!-)(?![^.]*-(?:\.|$))${emailPart}`;
const emailAddress = new RegExp(
  String.raw`^${emailPart}+(?:\.${emailPart}+)*@(?:${domainLabel}+\.)+${domainLabel}{2,}$`,
  'u',
);

/**
 * The digits that a typed phone number dials, with a leading `+` where it names its country: `00352 661-234 567` is
 * `+352661234567`. Null for a text that cannot be a phone number. Whether the number exists is for the entry `phone`.
 */
export function dialledDigits(text: string): string | null {
  const digits = compact(text.normalize('NFKC'))
    .replace(/^tel:/iu, '')
    .replace(/[()/]/gu, '')
    .replace(/^\+?00/u, '+');
  return /^\+?\d{4,17}$/u.test(digits) ? digits : null;
}

/** Whether two texts are one Luxembourg number, with or without its country code. */
export function isSameNumber(one: string, other: string): boolean {
  const digits = (text: string) => dialledDigits(text)?.replace(/^\+?352(?=\d{6})/u, '');
  return digits(one) !== undefined && digits(one) === digits(other);
}

/** A Luxembourg number in E.164 with spaces, `+352 691 123 456`. Any other number is unchanged. */
export function spacedNumber(e164: string): string {
  const [, digits] = /^\+352(\d+)$/u.exec(e164) ?? [];
  return digits ? `+352 ${digits.replace(/\d{3}(?=\d)/gu, '$& ')}` : e164;
}
