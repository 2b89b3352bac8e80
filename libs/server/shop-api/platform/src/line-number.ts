import { compact } from '@alzette/shop-model';
import { parsePhone } from '@alzette/shop-model/phone';

/** `691 123 456`, `+352 691 123 456` and `00352691123456` are one number: `+352691123456`. */
export function normaliseLineNumber(text: string): string {
  return parsePhone(text, '+352') ?? compact(text);
}
