import type { TestSigner } from './signer';

/** A contract with a trusted signature, to be changed. */
export interface SignedFile {
  readonly content: Buffer;
  readonly signed: Buffer;
  readonly signer: TestSigner;
}

export const between = (from: number, to: number, pick: number) => from + Math.floor((to - from) * pick);

/** Start and end of the signature's hexadecimal digits, and the start of the padding zeros. */
export function holeOf({ signed, content }: SignedFile) {
  const begin = signed.indexOf('/Contents <', content.length) + '/Contents <'.length;
  const bytes = Buffer.from(signed.toString('latin1', begin, begin + 8), 'hex');
  if (bytes.readUInt16BE(0) !== 0x30_82)
    throw new Error('The signature of a test is a DER sequence with a length of two bytes.');
  return { begin, zeros: begin + 2 * (4 + bytes.readUInt16BE(2)), end: signed.indexOf('>', begin) };
}

export const tailOf = (file: SignedFile) => file.signed.subarray(file.content.length);

/** Flips one bit, chosen by the number. */
export function flip(bytes: Buffer, from: number, to: number, pick: number): Buffer {
  const changed = Buffer.from(bytes);
  const at = between(from, to, pick);
  changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor((pick * 7_919) % 8));
  return changed;
}

/** The file with other numbers in its byte range, with the same digits count. */
export function withRange({ signed }: SignedFile, change: (range: readonly number[]) => readonly number[]): Buffer {
  const text = signed.toString('latin1');
  const [, found = ''] = /\/ByteRange \[([\d ]+)\]/u.exec(text) ?? [];
  const range = change(found.split(' ').map(Number)).map((number) => String(number).padStart(10, '0'));
  return Buffer.from(text.replace(found, range.join(' ')), 'latin1');
}

/** The file with another signature over the covered bytes. */
export async function underAnother(
  { signed, ...file }: SignedFile,
  make: (covered: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const { begin, end } = holeOf({ ...file, signed });
  const container = await make(Buffer.concat([signed.subarray(0, begin - 1), signed.subarray(end + 1)]));
  const digits = container.toString('hex').padEnd(end - begin, '0');
  return Buffer.concat([signed.subarray(0, begin), Buffer.from(digits), signed.subarray(end)]);
}

export const hexOf = (text: string) => Buffer.from(text).toString('hex');

/** Changes the case of the last of these digits. */
export function respelt(file: SignedFile, digits: string, others: string): Buffer {
  const at = file.signed.lastIndexOf(digits);
  return Buffer.concat([file.signed.subarray(0, at), Buffer.from(others), file.signed.subarray(at + digits.length)]);
}
