import { createHash } from 'node:crypto';
import { Certificate } from 'pkijs';
import type { Contract } from '../contract-repository';
import { findSignature } from './find-signature';
import { isSigningCertificate } from './names-certificate';
import { isIssuerNamedExactly } from './one-spelling';
import { readContainer, type Container } from './read-container';
import { requireTrusted } from './require-trusted';
import { SignatureError } from './signature-error';

export interface CheckOptions {
  readonly trusted: readonly Certificate[];
  readonly now: Date;
}

/**
 * A signed file counts when it is the contract that was handed out, byte for byte, and behind it one signature over all of the file,
 * by somebody whom the operator trusts (ADR 0020).
 *
 * @throws SignatureError
 */
export async function checkSignedContract(
  signed: Uint8Array,
  { content, sha256 }: Pick<Contract, 'content' | 'sha256'>,
  { trusted, now }: CheckOptions,
): Promise<void> {
  const begin = signed.subarray(0, content.length);
  if (createHash('sha256').update(begin).digest('hex') !== sha256) throw new SignatureError('contract_changed');
  const { container, covered, claimedAt } = findSignature(signed, content.length);
  const read = readContainer(container);
  const signer = await requireSignature(read, covered);
  if (!isIssuerNamedExactly(read.signer, signer) || !isSigningCertificate(read.signer, signer))
    throw new SignatureError('certificate_not_named');
  const given = (read.data.certificates ?? []).filter((one) => one instanceof Certificate);
  await requireTrusted(signer, { trusted, given }, [claimedAt, now]);
}

/** @returns the certificate whose key made the signature; nothing is known of its owner yet */
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
