import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Whether a text is a Luxembourg mobile number in E.164 and nothing besides: the wire takes no other spelling. */
export function isLuxembourgMobile(text: string): boolean {
  const number = parsePhoneNumberFromString(text);
  return number?.number === text && number.country === 'LU' && number.getType() === 'MOBILE';
}
