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

/** A typed name or text without invisible characters and line breaks, and without the spaces around it. */
export function readText(text: string): string {
  return withoutInvisible(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
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
