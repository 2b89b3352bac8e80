/**
 * The signed form of a PDF: the original bytes, unchanged, and behind their end a comment line that names the signature.
 * Readers still open it, and the original can be compared byte for byte. It is no cryptographic signature.
 */
export function signedPdf(
  original: Buffer,
  { id, at, sha256 }: { readonly id: string; readonly at: string; readonly sha256: string },
): Buffer {
  return Buffer.concat([original, Buffer.from(`\n%LuxSign ${id} signed ${at} original-sha256 ${sha256}\n`)]);
}
