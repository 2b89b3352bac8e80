import type { HttpPort } from '@alzette/remote-contract';
import { qualifyService } from '@alzette/shop-client';
import { type CartItem, type LineAddress, linePlansOf } from '@alzette/shop-model';

/**
 * The items whose plans the operator's network does not have at the address. Sends nothing for a cart without such plans.
 *
 * @throws ShopHttpError as `qualifyService`
 */
export async function unavailableItems(
  http: HttpPort,
  items: readonly CartItem[],
  address: LineAddress,
): Promise<readonly CartItem[]> {
  const plans = linePlansOf(items);
  if (plans.length === 0) return [];
  const available = await qualifyService(http, { address, plans });
  const missing = plans.flatMap(({ code }) => (available.includes(code) ? [] : [code]));
  return items.filter(({ variant }) => missing.includes(variant.code));
}
