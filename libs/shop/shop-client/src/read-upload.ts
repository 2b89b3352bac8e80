import { type OrderRequest, proofBeginning, proofMaxBytes, proofMediaType } from '@alzette/shop-model';

/** A file as requests carry it, its content in base64. */
export type Upload = NonNullable<OrderRequest['proofOfResidence']>;

/** The upload of a file, or the reason why it may not be sent. */
export type ReadUpload =
  { readonly state: 'VALID'; readonly upload: Upload } | { readonly state: 'FORMAT' | 'TOO_BIG' };

/** In base64. */
const beginningLength = Math.ceil(proofBeginning / 3) * 4;
/** The longest name that the wire accepts. */
const longestName = 255;

/** Reads a chosen file and checks whether it may be sent (spec row I4). An unreadable file counts as an unknown format. */
export async function readUpload(file: File): Promise<ReadUpload> {
  if (file.size > proofMaxBytes) return { state: 'TOO_BIG' };
  try {
    const address = await readAsDataAddress(file);
    const upload = { filename: file.name.slice(-longestName), content: address.slice(address.indexOf(',') + 1) };
    const beginning = atob(upload.content.slice(0, beginningLength));
    const bytes = Uint8Array.from(beginning, (character) => character.charCodeAt(0));
    return proofMediaType(upload.filename, bytes) ? { state: 'VALID', upload } : { state: 'FORMAT' };
  } catch {
    return { state: 'FORMAT' };
  }
}

function readAsDataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
}
