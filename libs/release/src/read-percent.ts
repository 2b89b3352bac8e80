import { ReleaseError } from './release-error.mjs';

/** A share of the visitors: a whole number from 0 to 100. */
export function readPercent(text, example) {
  if (/^(100|\d{1,2})$/u.test(text ?? '')) return Number(text);
  throw new ReleaseError(
    `"${text ?? ''}" is no share of the visitors: give a whole number from 0 to 100, as in "${example}".`,
  );
}
