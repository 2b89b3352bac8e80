import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { dialledDigits } from './text';

// `max` is the only metadata of the shop, in the browser and in the server. The smaller `min` holds only the lengths of
// numbers: it accepts a top-up of 601 123 456, a number that Luxembourg has not allocated.

/**
 * A phone number in E.164, from any usual spelling; null for a number that no country has allocated.
 *
 * @param prefix calling code of a number that does not name its country: `+352`. A leading `+` or `00` comes first.
 */
export function parsePhone(text: string, prefix: string): string | null {
  return parse(text, prefix)?.number ?? null;
}

/** A Luxembourg mobile number in E.164, from any usual spelling; null for anything else. */
export function parseLuxembourgMobile(text: string): string | null {
  // `+691 123 456`, the example beside the field, lacks the calling code.
  const national = dialledDigits(text)?.replace(/^\+(?=6\d{8}$)/u, '') ?? '';
  const number = parse(national, '+352');
  return number?.country === 'LU' && number.getType() === 'MOBILE' ? number.number : null;
}

/** A number in E.164 with spaces, `+352 661 234 567`; any other text unchanged. */
export function formatPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/** A number in E.164 as its own country writes it: `+33612345678` is `06 12 34 56 78` behind `+33`. Null for any other text. */
export function nationalPhone(e164: string): { readonly prefix: string; readonly number: string } | null {
  const number = parsePhoneNumberFromString(e164);
  return number ? { prefix: `+${number.countryCallingCode}`, number: number.formatNational() } : null;
}

/** The functions of this entry, for pages, which load it on demand. */
export interface PhoneParser {
  readonly parsePhone: typeof parsePhone;
  readonly parseLuxembourgMobile: typeof parseLuxembourgMobile;
  readonly formatPhone: typeof formatPhone;
  readonly nationalPhone: typeof nationalPhone;
}

function parse(text: string, prefix: string): PhoneNumber | null {
  const digits = dialledDigits(text);
  if (digits === null) return null;
  const callingCode = prefix.replace('+', '');
  // `49 1511 2345678` is a German mobile, and also a landline in Leer whose 0 is missing: the calling code is likelier.
  const spellings = digits.startsWith(callingCode) ? [`+${digits}`, digits] : [digits];
  return (
    spellings
      .map((spelling) => parsePhoneNumberFromString(spelling, { defaultCallingCode: callingCode }))
      .find((number) => number?.isValid()) ?? null
  );
}
