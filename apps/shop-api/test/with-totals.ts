import type { OrderRequest } from '@alzette/shop-model';
import type { TestShop } from './shop';

/** The request with the totals that the shop names when it refuses wrong ones. */
export async function withTotals(
  shop: Pick<TestShop, 'guest'>,
  request: Partial<OrderRequest>,
): Promise<Partial<OrderRequest>> {
  const guest = await shop.guest();
  const { problem } = await guest.createOrder({ ...request, displayedTotals: { oneOff: 0, monthly: 0 } });
  return { ...request, displayedTotals: problem['totals'] as OrderRequest['displayedTotals'] };
}
