import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { DocumentUpdate } from '@alzette/shop-model';
import { notFound } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';
import { findOwnOrder, lockOrder, type Order } from '../order/order-repository';
import { recordSigned } from './require-signed';
import { orderClosed } from '../order/order-closed';
import { isClosed } from '../order/order-states';
import type { ShopContext } from '../app-context';
import { findContracts, presentContract, updateContract, type Contract } from './contract-repository';
import { checkSignedContract } from './signature/check-signed-contract';
import { SignatureError } from './signature/signature-error';
import type { SignatureDocument } from './signature-service-port';
import { uploadContract, withContractLease } from './upload-contracts';

export interface SignatureUpdate {
  readonly tokenValue: string;
  /** The service's id, as the contract was last presented. */
  readonly documentId: string;
  /** Takes note of a file that the service calls signed and the shop does not. */
  readonly log: FastifyBaseLogger;
}

/**
 * Learns from the signature service whether a contract is signed, whatever the frame said. A failed try gets a new
 * document at the service, so that the shopper can try again.
 *
 * @throws ProblemError 404, or 409 `order_closed`
 * @throws PartnerError
 */
export async function updateSignature(
  context: ShopContext,
  visitor: Visitor,
  { tokenValue, documentId, log }: SignatureUpdate,
): Promise<DocumentUpdate> {
  const order = await findOwnOrder(context.database, tokenValue, visitor);
  return withContractLease(context, order.id, async () => {
    const contracts = await findContracts(context.database, order.id);
    const contract = contracts.find(({ partner_document_id }) => partner_document_id === documentId);
    if (!contract) throw notFound();
    if (contract.signed_at !== null) return signed(contract);
    if (isClosed(order)) throw orderClosed();

    const document = await context.partners.signature.findDocument(documentId);
    const content = await fetchSigned(context, contract, document, log);
    if (document && content) return signed(await storeSigned(context, contract, document, content));
    const identityValidation = document?.identityValidation ?? 'NOT_VALID';
    const next = document?.status === 'pending' ? contract : await uploadAgain(context, visitor, order, contract);
    return { status: 'FAILED', identityValidation, document: presentContract(next) };
  });
}

function signed(contract: Contract): DocumentUpdate {
  return { status: 'SIGNED', identityValidation: 'VALID', document: presentContract(contract) };
}

/**
 * The signed PDF, if the service vouches for signer and original, the file is the one it speaks of, and the signature in it is good;
 * else null. A file that the service calls signed and that is not is for somebody to look into.
 */
async function fetchSigned(
  { partners, trustedSigners, now }: ShopContext,
  contract: Contract,
  document: SignatureDocument | null,
  log: FastifyBaseLogger,
): Promise<Uint8Array | null> {
  const isOurs = document?.reference === contract.id && document.sha256 === contract.sha256;
  if (!isOurs || document.status !== 'signed' || document.identityValidation !== 'VALID') return null;
  const content = await partners.signature.downloadSigned(document.id);
  const sha256 = createHash('sha256').update(content).digest('hex');
  try {
    if (sha256 !== document.signedSha256) throw new SignatureError('not_as_announced');
    await checkSignedContract(content, contract, { trusted: trustedSigners, now: now() });
    return content;
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    log.error(
      { err: error, fault: error.fault, contract: contract.id, document: document.id },
      'a signed contract was refused',
    );
    return null;
  }
}

async function storeSigned(
  { database, now }: ShopContext,
  contract: Contract,
  document: SignatureDocument,
  content: Uint8Array,
): Promise<Contract> {
  return database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, contract.order_id);
    if (isClosed(order)) throw orderClosed();
    const stored = await updateContract(transaction, contract.id, {
      signed_content: content,
      signed_sha256: document.signedSha256,
      signed_document_id: document.signedDocumentId,
      signed_at: now(),
      error: null,
    });
    if (!stored) throw notFound();
    await recordSigned(transaction, order, 'shopper');
    return stored;
  });
}

async function uploadAgain(
  context: ShopContext,
  visitor: Visitor,
  order: Order,
  contract: Contract,
): Promise<Contract> {
  const retried = await updateContract(context.database, contract.id, {
    attempt: contract.attempt + 1,
    error: 'signature_failed',
    partner_document_id: null,
    frame_url: null,
  });
  if (!retried) throw notFound();
  return uploadContract(context, visitor, order, retried);
}
