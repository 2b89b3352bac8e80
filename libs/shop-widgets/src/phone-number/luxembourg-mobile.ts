import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { compact } from '@alzette/shop-model';

/** A Luxembourg mobile number in E.164, however it was typed; null for anything else. */
export function readLuxembourgMobile(text: string): string | null {
  const digits = compact(text).replace(/[()/]/gu, '').replace(/^00/u, '+');
  // Customers write their own number with a plus and without the country: +691 123 456.
  const number = parsePhoneNumberFromString(/^\+6\d{8}$/u.test(digits) ? digits.slice(1) : digits, 'LU');
  return number?.country === 'LU' && number.isValid() && number.getType() === 'MOBILE' ? number.number : null;
}
