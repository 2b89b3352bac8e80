import { CertificateChainValidationEngine, type Certificate } from 'pkijs';
import { SignatureError } from './signature-error';

export interface Trust {
  /** Certificates of signers, and of authorities that certify nobody but signers of this shop's contracts. */
  readonly trusted: readonly Certificate[];
  /** The certificates that came with the signature, the signer's own among them. */
  readonly given: readonly Certificate[];
}

/**
 * The signer's certificate is one of the trusted, or an authority's among them leads to it; and it was valid at all of these moments.
 *
 * @throws SignatureError
 */
export async function requireTrusted(
  signer: Certificate,
  { trusted, given }: Trust,
  moments: readonly Date[],
): Promise<void> {
  const isValid = (at: Date) => signer.notBefore.value <= at && at <= signer.notAfter.value;
  if (!trusted.some((certificate) => isSame(certificate, signer))) {
    for (const checkDate of moments) {
      // The engine takes the last certificate for the one in question.
      const certs = [...given.filter((certificate) => !isSame(certificate, signer)), signer];
      const { result } = await new CertificateChainValidationEngine({
        trustedCerts: [...trusted],
        certs,
        checkDate,
      }).verify();
      if (!result) throw new SignatureError(isValid(checkDate) ? 'signer_not_trusted' : 'certificate_expired');
    }
  }
  if (!moments.every(isValid)) throw new SignatureError('certificate_expired');
}

function isSame(one: Certificate, other: Certificate): boolean {
  return Buffer.from(one.toSchema().toBER()).equals(Buffer.from(other.toSchema().toBER()));
}
