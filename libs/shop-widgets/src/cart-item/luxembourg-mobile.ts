import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { withCountryCode } from '@alzette/shop-model';

/** A Luxembourg mobile number in E.164, from any usual notation; null for anything else. */
export function readLuxembourgMobile(text: string): string | null {
  const number = parsePhoneNumberFromString(withCountryCode(text), 'LU');
  return number?.country === 'LU' && number.getType() === 'MOBILE' ? number.number : null;
}
