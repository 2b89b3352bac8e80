import { withLease } from '../platform/database/lease';
import { embeddingPage } from '../platform/http/embedding-page';
import { ProblemError } from '../platform/http/problem-error';
import type { Visitor } from '../platform/http/visitor';
import { findOwnOrder, type Order } from '../order/order-repository';
import type { ShopContext } from '../app-context';
import { findContracts, updateContract, type Contract } from './contract-repository';
import { createDocuments } from './draw-up-contracts';
import { isSignable } from './expected-documents';

/** All that happens to an order's contracts at the partner happens one after the other. */
export function withContractLease<Result>(context: ShopContext, orderId: string, work: () => Promise<Result>) {
  return withLease(context.database, `contracts:${orderId}`, work);
}

/**
 * The order's documents, drawn up the first time they are asked for; those to sign are with the signature service then.
 * A prepaid order has none.
 *
 * @throws ProblemError 404, or 409 `customer_information_missing`
 * @throws PartnerError
 */
export async function prepareDocuments(
  context: ShopContext,
  visitor: Visitor,
  tokenValue: string,
): Promise<Contract[]> {
  const order = await findOwnOrder(context.database, tokenValue, visitor);
  if (order.checkout !== 'esales') return [];
  const known = await findContracts(context.database, order.id);
  if (known.length > 0 && known.every(isReady)) return known;

  return withContractLease(context, order.id, async () => {
    const contracts = await createDocuments(context, order.id);
    return Promise.all(
      contracts.map((contract) => (isReady(contract) ? contract : uploadContract(context, visitor, order, contract))),
    );
  });
}

/** Hands a contract to the signature service for its present attempt. */
export async function uploadContract(
  context: ShopContext,
  visitor: Visitor,
  order: Order,
  contract: Contract,
): Promise<Contract> {
  const uploaded = await context.partners.signature.upload({
    reference: contract.id,
    name: contract.name,
    filename: contract.filename,
    language: order.language,
    content: contract.content,
    // The page that shows the frame: the shop's own, or one that embeds the shop.
    embeddingOrigin: new URL(embeddingPage(context, visitor) ?? context.siteUrl).origin,
    idempotencyKey: `${contract.id}-${contract.attempt}`,
  });
  const updated = await updateContract(context.database, contract.id, {
    partner_document_id: uploaded.id,
    frame_url: uploaded.frameUrl,
  });
  if (!updated) throw new ProblemError(409, 'order_changed', 'The order was changed meanwhile; ask again');
  return updated;
}

function isReady(contract: Contract): boolean {
  return !isSignable(contract) || contract.partner_document_id !== null;
}
