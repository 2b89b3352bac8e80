import { makeContainer, type ContainerWishes } from './container';
import type { TestSigner } from './signer';

export interface SigningOptions extends ContainerWishes {
  /** A PDF date. */
  readonly at?: string;
  /** Hexadecimal digits reserved for the signature. */
  readonly room?: number;
}

/**
 * A PDF with an appended signature, like that of the signature service. It is valid enough for the shop, which checks bytes and
 * signature; tests with the real service check it with a PDF reader.
 */
export async function signPdf(pdf: Uint8Array, signer: TestSigner, options: SigningOptions = {}): Promise<Buffer> {
  const { at = 'D:20261121100000Z', room = 4_096 } = options;
  const numbers = (...values: readonly number[]) => values.map((value) => String(value).padStart(10, '0')).join(' ');
  const head = (range: string) =>
    `\n9001 0 obj\n<< /Type /Sig /SubFilter /ETSI.CAdES.detached /M (${at})\n/ByteRange [${range}]\n/Contents `;
  const tail = '\n>>\nendobj\n%%EOF\n';
  const before = pdf.length + head(numbers(0, 0, 0, 0)).length;
  const after = before + room + 2;
  const begin = Buffer.concat([pdf, Buffer.from(head(numbers(0, before, after, tail.length)))]);
  const container = await makeContainer(Buffer.concat([begin, Buffer.from(tail)]), signer, options);
  return Buffer.concat([begin, Buffer.from(`<${container.toString('hex').padEnd(room, '0')}>${tail}`)]);
}
