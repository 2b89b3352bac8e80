import { compact } from '@alzette/shop-model';

/** `691 123 456`, `+352 691 123 456` and `00352691123456` are one line: `+352691123456`. */
export function normaliseLineNumber(text: string): string {
  const digits = compact(text).replace(/^\+/u, '00');
  return digits.startsWith('00') ? `+${digits.slice(2)}` : `+352${digits}`;
}
