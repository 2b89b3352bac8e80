import type { OrderItem } from '@alzette/shop-model';
import { unprocessable } from '../../platform/http/problem-error';
import type { OfferOf } from './read-offers';

/**
 * A line has each of its options once, and those that its offer requires (spec rows D4, D7).
 *
 * @throws ProblemError 422 `option_repeated` or `required_option_missing`
 */
export function checkAddOns(items: readonly OrderItem[], offerOf: OfferOf): void {
  for (const [index, item] of items.entries()) {
    const first = items.findIndex((other) => isSameOption(item, other));
    if (item.parentIdentifier !== null && first !== index) {
      throw unprocessable('option_repeated', `body/items/${index}`, 'stands with its line already');
    }
    const missing = offerOf(item)?.additionals.find(({ required, code }) => required && !hasOption(items, item, code));
    if (missing) {
      throw unprocessable('required_option_missing', `body/items/${index}`, `needs the option ${missing.code}`);
    }
  }
}

function isSameOption(one: OrderItem, other: OrderItem): boolean {
  return (
    one.parentIdentifier === other.parentIdentifier && one.type === other.type && one.productCode === other.productCode
  );
}

function hasOption(items: readonly OrderItem[], { identifier }: OrderItem, code: string): boolean {
  return items.some(
    (item) =>
      item.type === 'subscription-additional' && item.parentIdentifier === identifier && item.productCode === code,
  );
}
