import { randomBytes, randomInt } from 'node:crypto';

/** The nonce of one response, of 24 characters. */
export function newNonce(): string {
  return randomBytes(18).toString('base64');
}

/**
 * Stands for the nonce in a page until it is sent. Control characters are in no page, each is in it once, and their order changes with
 * every start of the server: nothing that a visitor sends contains it, and a compressed page repeats it from its first place only.
 */
export const noncePlaceholder = shuffled([...range(0x01, 0x09), ...range(0x0e, 0x20)])
  .slice(0, newNonce().length)
  .map((code) => String.fromCharCode(code))
  .join('');

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_value, index) => from + index);
}

function shuffled(values: readonly number[]): readonly number[] {
  const rest = [...values];
  return values.flatMap(() => rest.splice(randomInt(rest.length), 1));
}
