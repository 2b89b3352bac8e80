import type { CustomerInformation, DocumentKind } from '@alzette/shop-model';
import type { Order, OrderItemRow } from '@alzette/shop-api/order';
import type { Contract } from './contract-repository';

/** The kind of a document and the item that it is about. */
export interface ExpectedDocument extends Pick<Contract, 'line_identifier'> {
  readonly kind: Exclude<DocumentKind, 'annex'>;
}

/**
 * The documents of an order: a summary and a contract for each subscription, and a mandate if an account named in the order will be
 * debited. As long as the customer is unknown, a mandate is expected. The annex is created with the confirmation.
 */
export function expectedDocuments(
  order: Pick<Order, 'mandate_in_contract'>,
  items: readonly OrderItemRow[],
  customer: CustomerInformation | null,
): ExpectedDocument[] {
  const ofItems = items
    .filter(({ subscription }) => subscription !== null)
    .flatMap(({ identifier }) => [
      { kind: 'summary', line_identifier: identifier } as const,
      { kind: 'contract', line_identifier: identifier } as const,
    ]);
  const recurs = items.some(({ subscription, monthly }) => subscription !== null || monthly > 0);
  const isDebited = customer === null || debitedIban(customer) !== null;
  const hasMandate = recurs && isDebited && !order.mandate_in_contract;
  return hasMandate ? [...ofItems, { kind: 'mandate', line_identifier: null }] : ofItems;
}

/** The IBAN that the order names for debiting, else null. An existing customer's account is on file. */
export function debitedIban({ paymentType, iban }: Pick<CustomerInformation, 'paymentType' | 'iban'>): string | null {
  return paymentType === 'direct-debit' ? iban : null;
}

/** Summary and annex are never signed. */
export function isSignable({ kind }: Pick<Contract, 'kind'>): boolean {
  return kind === 'contract' || kind === 'mandate';
}

export function isSameDocument(one: ExpectedDocument, other: Pick<Contract, 'kind' | 'line_identifier'>): boolean {
  return one.kind === other.kind && one.line_identifier === other.line_identifier;
}
