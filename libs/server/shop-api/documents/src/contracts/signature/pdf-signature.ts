export type SignatureFault =
  | 'not_as_announced'
  | 'contract_changed'
  | 'not_one_signature'
  | 'not_whole'
  | 'unreadable'
  | 'no_signing_time'
  | 'not_pades'
  | 'weak_digest'
  | 'certificate_not_named'
  | 'wrong_signature'
  | 'signer_not_trusted'
  | 'certificate_expired';

/** The file is not the contract with an accepted signature. `fault` names the reason for the log. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';

  constructor(
    readonly fault: SignatureFault,
    options?: ErrorOptions,
  ) {
    super(`The signed contract cannot be accepted: ${fault}`, options);
  }
}

/** The only signature of a PDF, not verified. */
interface FoundSignature {
  /** CMS from `/Contents`, with the zeros that follow it. */
  readonly container: Uint8Array;
  /** All bytes of the file except the signature. */
  readonly covered: Uint8Array;
  /** The signing time claimed by the signer. */
  readonly claimedAt: Date;
}

const range = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/u;
const moment = /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'(\d\d)'?)?/u;

/**
 * Finds the signature after a document and checks that it covers every byte of the file except itself: bytes after the signature or
 * in its gap would be displayed without being signed.
 *
 * @param length of the document without its signature
 * @throws SignatureError
 */
export function findSignature(pdf: Uint8Array, length: number): FoundSignature {
  const bytes = Buffer.from(pdf);
  const added = bytes.subarray(length).toString('latin1');
  if (added.split('/ByteRange').length !== 2) throw new SignatureError('not_one_signature');
  const [start = -1, before = 0, after = 0, rest = 0] = (range.exec(added) ?? []).slice(1).map(Number);
  const isWhole = start === 0 && before >= length && after > before && after + rest === bytes.length;
  if (!isWhole) throw new SignatureError('not_whole');
  return {
    container: readGap(bytes.subarray(before, after).toString('latin1')),
    covered: Buffer.concat([bytes.subarray(0, before), bytes.subarray(after)]),
    claimedAt: parseMoment(added),
  };
}

/** Digits of one case only, so that a signature has one encoding. */
function readGap(gap: string): Uint8Array {
  const [, digits = ''] = /^<((?:[0-9a-f]{2})+|(?:[0-9A-F]{2})+)>$/u.exec(gap) ?? [];
  if (digits === '') throw new SignatureError('not_whole');
  return Buffer.from(digits, 'hex');
}

function parseMoment(added: string): Date {
  const [, year, month, day, hour, minute, second, sign = '+', hours = '00', minutes = '00'] = moment.exec(added) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${sign}${hours}:${minutes}`);
  if (Number.isNaN(at.getTime())) throw new SignatureError('no_signing_time');
  return at;
}
