import { SignPdf } from '@signpdf/signpdf';
import { PadesSigner } from './pades-signer';
import { withSignaturePlace } from './signature-place';
import type { SignerIdentity } from './signer-identity';

/** The signed form of a PDF: the original bytes, unchanged, and behind their end a revision with a PAdES B-B signature. */
export function signedPdf(original: Buffer, identity: SignerIdentity, at: Date): Promise<Buffer> {
  return new SignPdf().sign(withSignaturePlace(original, at), new PadesSigner(identity));
}
