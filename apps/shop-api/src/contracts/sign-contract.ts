import { createHash } from 'node:crypto';
import type { DocumentUpdate } from '@alzette/shop-model';
import { notFound } from '../http/problem-error';
import type { Visitor } from '../http/visitor';
import { findOwnOrder, lockOrder, type Order } from '../orders/order-repository';
import { noteSigned } from '../orders/state/note-signed';
import { orderClosed } from '../orders/state/order-closed';
import { isClosed } from '../orders/state/order-states';
import type { ShopContext } from '../shop-context';
import { findContracts, presentContract, updateContract, type Contract } from './contract-repository';
import type { SignatureDocument } from './signature-service-port';
import { uploadContract, withContractsOf } from './upload-contracts';

/**
 * Learns from the signature service whether a contract is signed, whatever the frame said. A failed try gets a new
 * document at the service, so that the shopper can try again.
 *
 * @param documentId the service's id, as the contract was last presented
 * @throws ProblemError 404, or 409 `order_closed`
 * @throws PartnerError
 */
export async function updateSignature(
  context: ShopContext,
  visitor: Visitor,
  tokenValue: string,
  documentId: string,
): Promise<DocumentUpdate> {
  const order = await findOwnOrder(context.database, tokenValue, visitor);
  return withContractsOf(context, order.id, async () => {
    const contracts = await findContracts(context.database, order.id);
    const contract = contracts.find(({ partner_document_id }) => partner_document_id === documentId);
    if (!contract) throw notFound();
    if (contract.signed_at !== null) return signed(contract);
    if (isClosed(order)) throw orderClosed();

    const document = await context.partners.signature.findDocument(documentId);
    const content = await fetchSigned(context, contract, document);
    if (document && content) return signed(await storeSigned(context, contract, document, content));
    const identityValidation = document?.identityValidation ?? 'NOT_VALID';
    const next = document?.status === 'pending' ? contract : await startAgain(context, visitor, order, contract);
    return { status: 'FAILED', identityValidation, document: presentContract(next) };
  });
}

function signed(contract: Contract): DocumentUpdate {
  return { status: 'SIGNED', identityValidation: 'VALID', document: presentContract(contract) };
}

/**
 * The signed PDF, if the service vouches for signer and original, the file is the one it speaks of, and begins with every byte
 * that was handed out; else null. A signature is added behind the end of a PDF, so nothing that was read before it changes.
 */
async function fetchSigned(
  { partners }: ShopContext,
  contract: Contract,
  document: SignatureDocument | null,
): Promise<Uint8Array | null> {
  const isOurs = document?.reference === contract.id && document.sha256 === contract.sha256;
  if (!isOurs || document.status !== 'signed' || document.identityValidation !== 'VALID') return null;
  const content = await partners.signature.downloadSigned(document.id);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return sha256 === document.signedSha256 && isSignedRevision(contract.content, content) ? content : null;
}

function isSignedRevision(original: Uint8Array, signedContent: Uint8Array): boolean {
  const begins = Buffer.from(signedContent.subarray(0, original.length)).equals(original);
  return begins && signedContent.length > original.length;
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
    await noteSigned(transaction, order, 'shopper');
    return stored;
  });
}

async function startAgain(context: ShopContext, visitor: Visitor, order: Order, contract: Contract): Promise<Contract> {
  const retried = await updateContract(context.database, contract.id, {
    attempt: contract.attempt + 1,
    error: 'signature_failed',
    partner_document_id: null,
    frame_url: null,
  });
  if (!retried) throw notFound();
  return uploadContract(context, visitor, order, retried);
}
