import { needsProofOfResidence, type OrderRequest } from '@alzette/shop-model';

/** What a new customer with a device sends beside the order: a small PDF. Nothing for anybody else. */
export function residentProof({
  items = [],
  accountNumber = null,
}: Partial<OrderRequest>): OrderRequest['proofOfResidence'] {
  if (!needsProofOfResidence({ isGuest: accountNumber === null, items })) return null;
  return { filename: 'facture.pdf', content: Buffer.from('%PDF-1.7 bill').toString('base64') };
}
