import { withCountryCode } from '@alzette/shop-model';

/** Whether a text is a Luxembourg mobile number, however it was typed. */
export type MobileRule = (text: string) => boolean;

const mobileShape = /^\+3526\d{8}$/u;

/** What can be told without the library: nine digits that begin with 6. */
export const hasMobileShape: MobileRule = (text) => mobileShape.test(withCountryCode(text));

/** The full rule. Its library is 30 kB and loads when a number is first looked at, not with the page. */
export async function loadMobileRule(): Promise<MobileRule> {
  try {
    const { readLuxembourgMobile } = await import(/* webpackChunkName: "phone-number" */ './luxembourg-mobile');
    return (text) => readLuxembourgMobile(text) !== null;
  } catch {
    // Nobody is kept from buying because a file did not arrive.
    return hasMobileShape;
  }
}
