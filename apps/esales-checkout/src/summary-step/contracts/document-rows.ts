import type { ContractDocument } from '@alzette/shop-model';

export interface DocumentRow {
  readonly document: ContractDocument;
  /** To read before the contract is signed. */
  readonly summary: ContractDocument | null;
}

/** One row for each document; a summary stands in the row of the contract that it belongs to. */
export function rowsOf(documents: readonly ContractDocument[]): DocumentRow[] {
  const contracts = documents.filter(({ kind }) => kind === 'contract');
  const hasContract = ({ lineIdentifier }: ContractDocument) =>
    contracts.some((contract) => contract.lineIdentifier === lineIdentifier);
  const summaryOf = ({ kind, lineIdentifier }: ContractDocument) =>
    kind === 'contract'
      ? documents.find((other) => other.kind === 'summary' && other.lineIdentifier === lineIdentifier)
      : null;
  return documents
    .filter((document) => document.kind !== 'summary' || !hasContract(document))
    .map((document) => ({ document, summary: summaryOf(document) ?? null }));
}
