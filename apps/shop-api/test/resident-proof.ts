import { needsProofOfResidence, type OrderRequest } from '@alzette/shop-model';

/** The proof of residence of a new customer with a device; null for any other order. */
export function residentProof({
  items = [],
  accountNumber = null,
}: Partial<OrderRequest>): OrderRequest['proofOfResidence'] {
  if (!needsProofOfResidence({ isGuest: accountNumber === null, items })) return null;
  return { filename: 'facture.pdf', content: Buffer.from('%PDF-1.7 bill').toString('base64') };
}
