import { createHash } from 'node:crypto';
import { Certificate, CertificateChainValidationEngine } from 'pkijs';
import type { Contract } from '../contract-repository';
import { isIssuerNamedExactly, isSigningCertificate, readContainer, type Container } from './cms-container';
import { findSignature, SignatureError } from './pdf-signature';

export interface CheckOptions {
  readonly trusted: readonly Certificate[];
  readonly now: Date;
}

/**
 * Accepts a signed file that begins with the stored contract, byte for byte, followed by one signature over the whole file by a trusted
 * signer (ADR 0020).
 *
 * @param contract hash and size of the stored file
 * @throws SignatureError
 */
export async function checkSignedContract(
  signed: Uint8Array,
  { size, sha256 }: Pick<Contract, 'sha256' | 'size'>,
  { trusted, now }: CheckOptions,
): Promise<void> {
  const begin = signed.subarray(0, size);
  if (createHash('sha256').update(begin).digest('hex') !== sha256) throw new SignatureError('contract_changed');
  const { container, covered, claimedAt } = findSignature(signed, size);
  const read = readContainer(container);
  const signer = await requireSignature(read, covered);
  if (!isIssuerNamedExactly(read.signer, signer) || !isSigningCertificate(read.signer, signer))
    throw new SignatureError('certificate_not_named');
  const given = (read.data.certificates ?? []).filter((one) => one instanceof Certificate);
  await requireTrusted(signer, { trusted, given }, [claimedAt, now]);
}

/** @returns the certificate whose key made the signature, whether trusted or not */
async function requireSignature({ data }: Container, covered: Uint8Array): Promise<Certificate> {
  try {
    const { signatureVerified, signerCertificate } = await data.verify({
      signer: 0,
      data: Uint8Array.from(covered).buffer,
      checkChain: false,
      extendedMode: true,
    });
    if (signatureVerified && signerCertificate) return signerCertificate;
  } catch (cause) {
    throw new SignatureError('wrong_signature', { cause });
  }
  throw new SignatureError('wrong_signature');
}

interface Trust {
  /** Certificates of signers, and of authorities that certify only signers of this shop's contracts. */
  readonly trusted: readonly Certificate[];
  /** The certificates in the signature, the signer's included. */
  readonly given: readonly Certificate[];
}

/**
 * The signer's certificate is trusted, or issued by a trusted authority, and was valid at all of these moments.
 *
 * @throws SignatureError
 */
async function requireTrusted(signer: Certificate, { trusted, given }: Trust, moments: readonly Date[]): Promise<void> {
  const isValid = (at: Date) => signer.notBefore.value <= at && at <= signer.notAfter.value;
  if (!trusted.some((certificate) => isSame(certificate, signer))) {
    for (const checkDate of moments) {
      // The engine validates the last certificate.
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
