import { readText } from './text';

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

/** Whether a contract can print the text as it is. */
export function isPlain(text: string): boolean {
  return new RegExp(printablePattern, 'u').test(text);
}
