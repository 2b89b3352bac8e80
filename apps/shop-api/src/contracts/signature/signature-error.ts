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

/** The file is not the contract under a signature that counts. `fault` says what is wrong with it, in one word for the log. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';

  constructor(
    readonly fault: SignatureFault,
    options?: ErrorOptions,
  ) {
    super(`The signed contract cannot be accepted: ${fault}`, options);
  }
}
