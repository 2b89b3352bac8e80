import { loadPhoneParser } from '@alzette/forms';
import { dialledDigits } from '@alzette/shop-model';

/** Whether a text is a Luxembourg mobile number, in any usual spelling. */
export type MobileRule = (text: string) => boolean;

const mobileShape = /^\+?(?:352)?6\d{8}$/u;

/** The rule without its library: nine digits that begin with 6. */
export const hasMobileShape: MobileRule = (text) => mobileShape.test(dialledDigits(text) ?? '');

/** The full rule, which loads with the first check of a number. */
export async function loadMobileRule(): Promise<MobileRule> {
  try {
    const { parseLuxembourgMobile } = await loadPhoneParser();
    return (text) => parseLuxembourgMobile(text) !== null;
  } catch {
    // A file that does not load must not block a purchase.
    return hasMobileShape;
  }
}
