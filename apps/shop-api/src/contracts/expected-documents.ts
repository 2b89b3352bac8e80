import type { CustomerInformation } from '@alzette/shop-model';
import type { Order, OrderItemRow } from '../order/order-repository';
import type { Contract } from './contract-repository';

/** Which document of the order: its kind, and the line that it is about. */
export type ExpectedDocument = Pick<Contract, 'kind' | 'line_identifier'>;

/**
 * The documents that an order has once its customer is known: of each subscription a summary and a contract, of the
 * order a mandate when an account named in it will be debited. While nobody knows whether it will be, one is missing.
 */
export function expectedDocuments(
  order: Pick<Order, 'mandate_in_contract'>,
  lines: readonly OrderItemRow[],
  customer: CustomerInformation | null,
): ExpectedDocument[] {
  const ofLines = lines
    .filter(({ subscription }) => subscription !== null)
    .flatMap(({ identifier }) => [
      { kind: 'summary', line_identifier: identifier } as const,
      { kind: 'contract', line_identifier: identifier } as const,
    ]);
  const recurs = lines.some(({ subscription, monthly }) => subscription !== null || monthly > 0);
  const isDebited = customer === null || debitedIban(customer) !== null;
  const hasMandate = recurs && isDebited && !order.mandate_in_contract;
  return hasMandate ? [...ofLines, { kind: 'mandate', line_identifier: null }] : ofLines;
}

/** The account that this order gave to debit; a customer's own is already on file. */
export function debitedIban({ paymentType, iban }: CustomerInformation): string | null {
  return paymentType === 'direct-debit' ? iban : null;
}

/** A summary is read before signing, and never signed. */
export function isSignable({ kind }: Pick<ExpectedDocument, 'kind'>): boolean {
  return kind !== 'summary';
}

export function isSameDocument(document: ExpectedDocument, contract: ExpectedDocument): boolean {
  return contract.kind === document.kind && contract.line_identifier === document.line_identifier;
}
