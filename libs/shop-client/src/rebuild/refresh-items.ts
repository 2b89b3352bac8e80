import type { HttpPort } from '@alzette/remote-contract';
import { childrenOf, subscriptionItems, type CartItem, type Locale } from '@alzette/shop-model';
import { isGone } from '../http-error';
import { addOnLine } from './add-ons';
import { offerReader, type Offer } from './offers';

/** What came of reading the catalogue again. `failures` are the errors of offers that could not be read. */
export interface RefreshedItems {
  readonly items: readonly CartItem[];
  readonly failures: readonly unknown[];
}

/**
 * Reads the catalogue again for the lines of a cart: names in the page's language, prices of today. What the shopper chose
 * stays. A line that cannot be read, or that is gone, stays as it is: nothing leaves a cart by itself.
 */
export async function refreshItems(
  http: HttpPort,
  locale: Locale,
  items: readonly CartItem[],
): Promise<RefreshedItems> {
  const readOffer = offerReader(http, locale);
  const answers = await Promise.allSettled(
    subscriptionItems(items).map(async (item) => {
      const offer = await readOffer(item.type, item.variant.code);
      return refreshedLine(item, offer, childrenOf(items, item.identifier));
    }),
  );
  const failures = answers.flatMap((answer): unknown[] => (answer.status === 'rejected' ? [answer.reason] : []));
  return {
    items: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
    failures: failures.filter((error) => !isGone(error)),
  };
}

function refreshedLine(item: CartItem, offer: Offer, children: readonly CartItem[]): CartItem[] {
  const line = offer.refreshed(item);
  const addOns = children.map((child) => {
    const { identifier, type, product, variant, quantity } = child;
    const fresh = addOnLine(line, offer, { identifier, type, productCode: product.code, code: variant.code, quantity });
    return fresh ? { ...fresh, identifier } : child;
  });
  return [line, ...addOns];
}
