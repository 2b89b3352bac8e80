import type { Locale, OrderAddress } from '@alzette/shop-model';
import { luxembourgBankOf } from '../../iban/luxembourg-banks';
import type { ContractOperator } from '../contract-facts';
import { debitedIban } from '../expected-documents';
import { contractOperator, type DocumentSources } from '../gather-facts';
import { mandateReference } from './mandate-reference';

/** Everything a SEPA Core direct debit mandate says; `iban` in compact form, `date` yyyy-MM-dd. */
export interface MandateFacts {
  readonly reference: string;
  readonly language: Locale;
  readonly date: string;
  readonly creditor: ContractOperator & { readonly id: string };
  readonly debtor: { readonly name: string; readonly address: OrderAddress };
  readonly iban: string;
  /** Null for a bank that the shop does not know. */
  readonly bic: string | null;
}

/** @throws Error when the order gave no account to debit */
export function gatherMandateFacts({ operator, order, customer, date }: DocumentSources): MandateFacts {
  const iban = debitedIban(customer);
  if (iban === null) throw new Error('An order without an account to debit has no mandate');
  return {
    reference: mandateReference(operator, order.id),
    language: order.language,
    date,
    creditor: { ...contractOperator(operator), id: operator.sepaCreditorId },
    debtor: { name: `${customer.firstname} ${customer.lastname}`, address: order.billing_address },
    iban,
    bic: luxembourgBankOf(iban).bic,
  };
}
