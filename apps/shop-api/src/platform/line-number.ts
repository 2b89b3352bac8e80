import { compact } from '@alzette/shop-model';
import { readPhone } from '@alzette/shop-model/phone';

/** `691 123 456`, `+352 691 123 456` and `00352691123456` are one number: `+352691123456`. */
export function normaliseLineNumber(text: string): string {
  return readPhone(text, '+352') ?? compact(text);
}
