import { createHash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@alzette/server-kit';
import type { Operator } from '@alzette/operator-config';
import type { Order } from '@alzette/shop-api/order';
import type { Executor } from '@alzette/shop-api/platform';
import { sessionHash } from '../../acceptance-repository';
import type { OrderDetails } from '../../order-details-repository';
import { insertContracts } from '../contract-repository';
import { unguessableFilename } from '../create-documents';
import { writePdf } from '../write-pdf';
import type { AnnexFacts } from './annex-pdf';
import { annexTexts } from './annex-texts';

/** An annex that is written and not stored yet. Null for an order without acceptances, which has none. */
export type WrittenAnnex = { readonly facts: AnnexFacts; readonly content: Buffer } | null;

type AnnexDetails = Pick<OrderDetails, 'documents' | 'acceptances'>;

/**
 * Writes the annex to the contracts of an order, outside of the transaction that confirms it: contracts are signed before the last texts
 * are accepted.
 *
 * @param order with its number
 */
export async function writeAnnex(operator: Operator, order: Order, details: AnnexDetails): Promise<WrittenAnnex> {
  const facts = annexFacts(operator, order, details);
  return facts && { facts, content: await writePdf({ kind: 'annex', facts }, order.id) };
}

/**
 * Stores a written annex in the transaction that confirms its order. It is kept as long as the contracts, after the acceptances are
 * erased.
 *
 * @param details as they are while the order is locked
 * @throws ProblemError 409 `order_changed` if its content has changed
 */
export async function storeAnnex(
  transaction: Executor,
  operator: Operator,
  { order, details }: { readonly order: Order; readonly details: AnnexDetails },
  annex: WrittenAnnex,
): Promise<void> {
  const facts = annexFacts(operator, order, details);
  if (!isDeepStrictEqual(facts, annex?.facts ?? null)) throw new ProblemError('order_changed');
  if (annex === null) return;
  await insertContracts(transaction, order.id, [
    {
      id: randomUUID(),
      kind: 'annex',
      line_identifier: null,
      position: details.documents.reduce((last, { position }) => Math.max(last, position), 0) + 1,
      name: annexTexts[order.language].name,
      filename: unguessableFilename('annex'),
      content: annex.content,
      sha256: createHash('sha256').update(annex.content).digest('hex'),
      mandate_reference: null,
    },
  ]);
}

function annexFacts(operator: Operator, order: Order, { documents, acceptances }: AnnexDetails): AnnexFacts | null {
  if (acceptances.length === 0) return null;
  const mandate = documents.find(({ kind, signed_at }) => kind === 'mandate' && signed_at !== null);
  return {
    operator: { name: operator.name, legalName: operator.legalName, theme: operator.theme },
    language: order.language,
    orderNumber: order.number ?? '',
    contracts: documents.flatMap(({ kind, name, id }) => (kind === 'contract' ? [{ name, reference: id }] : [])),
    acceptances,
    // Documents are signed in the session of their order only.
    mandate: mandate?.signed_at
      ? {
          reference: mandate.mandate_reference ?? '',
          signedAt: mandate.signed_at,
          sessionHash: sessionHash(order.session_id),
        }
      : null,
  };
}
