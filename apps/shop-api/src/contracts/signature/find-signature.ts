import { SignatureError } from './signature-error';

/** The one signature of a PDF, not looked into yet. */
export interface FoundSignature {
  /** CMS, as it is written in `/Contents`, zeros behind it included. */
  readonly container: Uint8Array;
  /** All bytes of the file but the signature itself. */
  readonly covered: Uint8Array;
  /** What the signer says of the moment. */
  readonly claimedAt: Date;
}

const range = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/u;
const moment = /\/M\s*\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'(\d\d)'?)?/u;

/**
 * Finds the signature that was added behind a document, and makes sure that it covers every byte of the file but itself: what follows
 * a signature, or lies in its hole, would be shown and not be signed.
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
    container: readHole(bytes.subarray(before, after).toString('latin1')),
    covered: Buffer.concat([bytes.subarray(0, before), bytes.subarray(after)]),
    claimedAt: readMoment(added),
  };
}

/** In digits of one case only, so that a signature has one spelling. */
function readHole(hole: string): Uint8Array {
  const [, digits = ''] = /^<((?:[0-9a-f]{2})+|(?:[0-9A-F]{2})+)>$/u.exec(hole) ?? [];
  if (digits === '') throw new SignatureError('not_whole');
  return Buffer.from(digits, 'hex');
}

function readMoment(added: string): Date {
  const [, year, month, day, hour, minute, second, sign = '+', hours = '00', minutes = '00'] = moment.exec(added) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${sign}${hours}:${minutes}`);
  if (Number.isNaN(at.getTime())) throw new SignatureError('no_signing_time');
  return at;
}
