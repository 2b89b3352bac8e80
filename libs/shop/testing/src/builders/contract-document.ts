import type { ContractDocument, DocumentUpdate } from '@alzette/shop-model';

/** A contract that awaits its signature. */
export function aContractDocument(overrides: Partial<ContractDocument> = {}): ContractDocument {
  return {
    id: 'document-1',
    kind: 'contract',
    lineIdentifier: 'line-1',
    name: 'Mobile contract',
    filename: 'contract-1.pdf',
    iframeSrc: 'http://partner.test/sign/frame/document-1',
    signable: true,
    signed: false,
    error: null,
    size: 20_480,
    ...overrides,
  };
}

/** The shop's response after it asked the signature service about a message of the frame. */
export function aDocumentUpdate(overrides: Partial<DocumentUpdate> = {}): DocumentUpdate {
  return {
    status: 'SIGNED',
    identityValidation: 'VALID',
    document: aContractDocument({ signed: true }),
    ...overrides,
  };
}
