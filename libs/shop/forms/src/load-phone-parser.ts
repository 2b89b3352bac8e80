// Separate from the rules: pages without a form parse numbers too.
import type { PhoneParser } from '@alzette/shop-model/phone';

/** The parser of phone numbers, which loads with the first number: it is larger than the rest of a form. */
export function loadPhoneParser(): Promise<PhoneParser> {
  return import(/* webpackChunkName: "phone-number" */ '@alzette/shop-model/phone');
}
