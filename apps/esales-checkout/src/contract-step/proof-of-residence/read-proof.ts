import { proofMaxBytes, proofMediaType, type OrderRequest } from '@alzette/shop-model';

export type ProofOfResidence = NonNullable<OrderRequest['proofOfResidence']>;

/** What the form holds beside the file's name. */
export type ProofState = 'VALID' | 'FORMAT' | 'TOO_BIG';

type ReadProof =
  { readonly state: 'VALID'; readonly proof: ProofOfResidence } | { readonly state: 'FORMAT' | 'TOO_BIG' };

/** Bytes that the longest signature needs, in base64. */
const beginningLength = 16;
/** What the wire takes. */
const longestName = 255;

/** Reads a chosen file and says whether it may go with the order (spec row I4). What cannot be read is no known format. */
export async function readProof(file: File): Promise<ReadProof> {
  if (file.size > proofMaxBytes) return { state: 'TOO_BIG' };
  try {
    const proof = await toProofOfResidence(file);
    const beginning = atob(proof.content.slice(0, beginningLength));
    const bytes = Uint8Array.from(beginning, (character) => character.charCodeAt(0));
    return proofMediaType(proof.filename, bytes) ? { state: 'VALID', proof } : { state: 'FORMAT' };
  } catch {
    return { state: 'FORMAT' };
  }
}

/** The file as the order carries it, its content in base64. */
export async function toProofOfResidence(file: File): Promise<ProofOfResidence> {
  const address = await readAsDataAddress(file);
  return { filename: file.name.slice(-longestName), content: address.slice(address.indexOf(',') + 1) };
}

function readAsDataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
}
