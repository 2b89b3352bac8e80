import type { CreditCheckStatus } from './wire/tools';

export type CreditCheckOutcome = 'no_error' | 'new-bad-customer' | 'existing-customer' | 'generic';

/** The credit check's outcome for a status of the wire (spec row I8). Unknown statuses are generic. */
export function normaliseCreditStatus(status: CreditCheckStatus | string): CreditCheckOutcome {
  if (status === 'no_error') return 'no_error';
  if (status === 'new--bad_customer') return 'new-bad-customer';
  if (status === 'new--existing_customer') return 'existing-customer';
  return 'generic';
}

/** Spec row I4, inclusive. */
export const proofMaxBytes = 10_485_760;

interface ProofFormat {
  readonly extensions: readonly string[];
  readonly mediaType: string;
  /** The first bytes of every such file, in hexadecimal. */
  readonly signature: string;
  /** Bytes that readers of the format skip before the signature; none by default. */
  readonly skipped?: number;
}

const formats: readonly ProofFormat[] = [
  { extensions: ['jpeg', 'jpg', 'jfif'], mediaType: 'image/jpeg', signature: 'ffd8ff' },
  { extensions: ['png'], mediaType: 'image/png', signature: '89504e470d0a1a0a' },
  // The header stands within the first 1024 bytes (PDF Reference 1.7, appendix H, note 13).
  { extensions: ['pdf'], mediaType: 'application/pdf', signature: '255044462d', skipped: 1024 - 5 },
  { extensions: ['doc'], mediaType: 'application/msword', signature: 'd0cf11e0a1b11ae1' },
  {
    extensions: ['docx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    signature: '504b0304',
  },
];

/** Accepted file name extensions: `jpeg`, `jpg` and so on. */
export const proofExtensions: readonly string[] = formats.flatMap(({ extensions }) => extensions);

/** Bytes of a file's beginning that decide its type. */
export const proofBeginning = 1024;

/**
 * The file's media type when its name and its beginning agree on an accepted format, else null (spec row I4). A file whose beginning is
 * that of another accepted format has neither type.
 */
export function proofMediaType(filename: string, content: Uint8Array): string | null {
  const extension = filename.split('.').at(-1)?.toLowerCase() ?? '';
  const format = formats.find(({ extensions }) => extensions.includes(extension));
  if (!format) return null;
  const beginning = [...content.subarray(0, proofBeginning)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const begun = formats.find(({ signature }) => beginning.startsWith(signature));
  if (begun) return begun === format ? format.mediaType : null;
  const { signature, skipped = 0, mediaType } = format;
  const places = Array.from({ length: skipped + 1 }, (_each, place) => place * 2);
  return places.some((place) => beginning.startsWith(signature, place)) ? mediaType : null;
}

interface Buyer {
  readonly isGuest: boolean;
  readonly items: readonly { readonly type: string }[];
}

/** New customers who order a device prove their address. */
export function needsProofOfResidence({ isGuest, items }: Buyer): boolean {
  return isGuest && items.some(({ type }) => type === 'device');
}
