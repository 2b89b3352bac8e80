import { createHash, randomUUID } from 'node:crypto';
import type { Operator } from '@alzette/operator-config';
import { findAcceptances, sessionHash } from '../../order/acceptance-repository';
import type { Order } from '../../order/order-repository';
import type { Executor } from '../../platform/database/schema';
import { findContracts, insertContract } from '../contract-repository';
import { unguessableFilename } from '../create-documents';
import { writePdf } from '../write-pdf';
import { annexTexts } from './annex-texts';

/**
 * Creates the annex to the contracts of an order in the transaction that confirms it: contracts are signed before the last texts are
 * accepted. It is kept as long as the contracts, after the acceptances are erased. An order without acceptances has none.
 *
 * @param order with its number
 */
export async function createAnnex(transaction: Executor, operator: Operator, order: Order): Promise<void> {
  const acceptances = await findAcceptances(transaction, order.id);
  if (acceptances.length === 0) return;
  const documents = await findContracts(transaction, order.id);
  const mandate = documents.find(({ kind, signed_at }) => kind === 'mandate' && signed_at !== null);
  const facts = {
    operator: { name: operator.name, legalName: operator.legalName },
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
  const content = await writePdf({ kind: 'annex', facts }, order.id);
  await insertContract(transaction, {
    id: randomUUID(),
    order_id: order.id,
    kind: 'annex',
    line_identifier: null,
    position: documents.reduce((last, { position }) => Math.max(last, position), 0) + 1,
    name: annexTexts[order.language].name,
    filename: unguessableFilename('annex'),
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
    mandate_reference: null,
  });
}
