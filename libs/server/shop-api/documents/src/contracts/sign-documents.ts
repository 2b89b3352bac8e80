import { createHash } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { ContractDocument, DocumentUpdate } from '@alzette/shop-model';
import { requireOrderCredit } from '@alzette/shop-api/buyer';
import { findOwnOrder, isClosed, lockOrder, type Order, orderClosed } from '@alzette/shop-api/order';
import { embeddingPage, notFound, type Visitor, withLease } from '@alzette/shop-api/platform';
import { findOrderDetails } from '../order-details-repository';
import {
  type Contract,
  type DocumentFrame,
  findContracts,
  findUnsignedFiles,
  storeFrames,
  updateContract,
} from './contract-repository';
import { createDocuments } from './create-documents';
import { isSignable } from './expected-documents';
import { recordSigned } from './require-signed';
import type { ContractContext, SignatureDocument } from './signature-service';
import { checkSignedContract } from './signature/check-signed-contract';
import { SignatureError } from './signature/pdf-signature';

/** Concurrent uploads of one order. */
const maxUploads = 10;

interface SignatureUpdate {
  readonly tokenValue: string;
  /** The signature service's id of the document. */
  readonly documentId: string;
  /** Logs files that the signature service reports as signed and the shop refuses. */
  readonly log: FastifyBaseLogger;
}

/**
 * The documents of an order, created on the first request. Signable ones are uploaded to the signature service. A prepaid order has none.
 *
 * @param limitGeneration called with the number of documents to create, and throws if they are too many
 * @throws ProblemError 404, 409 `customer_information_missing`, or 422 `credit_refused`
 * @throws PartnerError
 */
export async function prepareDocuments(
  context: ContractContext,
  visitor: Visitor,
  tokenValue: string,
  limitGeneration: (documents: number) => Promise<void>,
): Promise<readonly Contract[]> {
  const order = await findOwnOrder(context.database, tokenValue, visitor);
  if (order.checkout !== 'esales') return [];
  await requireOrderCredit(context, order);
  // An order whose information changed is `created` again, and may lack some of its documents.
  const known = order.state === 'created' ? [] : await findContracts(context.database, order.id);
  if (known.length > 0 && known.every(isReady)) return known;

  return withContractLease(context, order.id, async () => {
    const contracts = await createDocuments(context, order.id, limitGeneration);
    return uploadContracts(context, visitor, order, contracts);
  });
}

/**
 * Asks the signature service whether a contract is signed; the frame's message is only a hint. A failed attempt gets a new document at
 * the service, so that the shopper can try again.
 *
 * @throws ProblemError 404, or 409 `order_closed`
 * @throws PartnerError
 */
export async function updateSignature(
  context: ContractContext,
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
    const content = await downloadSigned(context, contract, document, log);
    if (document && content) return signed(await storeSigned(context, contract, document, content));
    const identityValidation = document?.identityValidation ?? 'NOT_VALID';
    const next = document?.status === 'pending' ? contract : await uploadAgain(context, visitor, order, contract);
    return { status: 'FAILED', identityValidation, document: presentContract(next) };
  });
}

export function presentContract(contract: Contract): ContractDocument {
  return {
    id: contract.partner_document_id ?? contract.id,
    kind: contract.kind,
    lineIdentifier: contract.line_identifier,
    name: contract.name,
    filename: contract.filename,
    iframeSrc: contract.frame_url ?? '',
    signable: isSignable(contract) && contract.partner_document_id !== null,
    signed: contract.signed_at !== null,
    error: contract.error,
    size: contract.size,
  };
}

function orderChanged(): ProblemError {
  return new ProblemError('order_changed');
}

/** Calls to the signature service for one order run one after the other. */
function withContractLease<Result>({ database }: ContractContext, orderId: string, work: () => Promise<Result>) {
  return withLease(database, `contracts:${orderId}`, work);
}

function isReady(contract: Contract): boolean {
  return !isSignable(contract) || contract.partner_document_id !== null;
}

function signed(contract: Contract): DocumentUpdate {
  return { status: 'SIGNED', identityValidation: 'VALID', document: presentContract(contract) };
}

/** Uploads a few at a time, because each upload keeps its file in memory until it completes. */
async function uploadContracts(
  context: ContractContext,
  visitor: Visitor,
  order: Order,
  contracts: readonly Contract[],
): Promise<Contract[]> {
  const waiting = contracts.filter((contract) => !isReady(contract));
  const frames = new Map<string, DocumentFrame>();
  for (let start = 0; start < waiting.length; start += maxUploads) {
    const some = await uploadSome(context, visitor, order, waiting.slice(start, start + maxUploads));
    for (const frame of some) frames.set(frame.id, frame);
  }
  return contracts.map((contract) => ({ ...contract, ...frames.get(contract.id) }));
}

/** Uploads documents together and stores the frames of those that the service accepted, even if it refused another one. */
async function uploadSome(
  context: ContractContext,
  visitor: Visitor,
  order: Order,
  contracts: readonly Contract[],
): Promise<readonly DocumentFrame[]> {
  const { database, partners } = context;
  const files = await findUnsignedFiles(
    database,
    contracts.map(({ id }) => id),
  );
  const embeddingOrigin = new URL(embeddingPage(context, visitor) ?? context.siteUrl).origin;
  const uploads = contracts.map(async ({ id, name, filename, attempt }): Promise<DocumentFrame> => {
    const content = files.get(id);
    if (!content) throw orderChanged();
    const uploaded = await partners.signature.upload({
      reference: id,
      name,
      filename,
      language: order.language,
      content,
      embeddingOrigin,
      idempotencyKey: `${id}-${attempt}`,
    });
    return { id, partner_document_id: uploaded.id, frame_url: uploaded.frameUrl };
  });
  const results = await Promise.allSettled(uploads);
  const frames = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stored = frames.length === 0 ? new Set() : await storeFrames(database, order.id, frames);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  if (stored.size < frames.length) throw orderChanged();
  return frames;
}

async function uploadAgain(
  context: ContractContext,
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
  const [frame] = await uploadSome(context, visitor, order, [retried]);
  return { ...retried, ...frame };
}

/**
 * The signed PDF, if the service confirms signer and original, the file has the announced hash, and its signature is accepted; else null.
 * A refused file is logged as an error, because the operator's staff have to investigate it.
 */
async function downloadSigned(
  { partners, trustedSigners, now }: ContractContext,
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
  { database, now }: ContractContext,
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
    await recordSigned(transaction, order, await findOrderDetails(transaction, order.id), 'shopper');
    return stored;
  });
}
