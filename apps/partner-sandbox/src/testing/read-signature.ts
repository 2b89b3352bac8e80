import { ContentInfo, SignedData, type Certificate } from 'pkijs';

/** The one signature of a PDF: whether it is valid over all of the file but itself, by whom, and what it is about. */
export async function readSignature(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const [, ...numbers] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/u.exec(text) ?? [];
  const [start = 0, length = 0, next = 0, rest = 0] = numbers.map(Number);
  const signed = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(next, next + rest)]);
  const hex = text.slice(length + 1, next - 1);
  const content = ContentInfo.fromBER(Uint8Array.from(Buffer.from(hex, 'hex')));
  const data = new SignedData({ schema: content.content });
  const [certificate] = (data.certificates ?? []) as Certificate[];
  return {
    isValid: await isValid(data, signed),
    isWhole: start === 0 && text[length] === '<' && text[next - 1] === '>' && next + rest === pdf.length,
    certificate: Buffer.from(certificate?.toSchema(true).toBER() ?? new ArrayBuffer(0)),
    attributes: data.signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type) ?? [],
  };
}

async function isValid(data: SignedData, signed: Buffer): Promise<boolean> {
  try {
    return await data.verify({ signer: 0, data: Uint8Array.from(signed).buffer, checkChain: false });
  } catch {
    return false;
  }
}
