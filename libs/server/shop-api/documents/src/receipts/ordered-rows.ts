import type { PricedRow } from '@alzette/server-kit/mail';
import { isMainItem, type Locale, orderedNames, orderedPrices, type OrderResponse } from '@alzette/shop-model';
import { priceText } from '@alzette/shop-model/terms';
import { orderFormats } from './order-mail';
import { confirmationTexts } from './texts/confirmation-texts';

/** The ordered items for a mail: each item with its monthly price, every rise included, and what is due today; then the delivery. */
export function orderedRows(order: OrderResponse, language: Locale): PricedRow[] {
  const { today, included, delivery } = confirmationTexts[language];
  const { amount } = orderFormats(language);
  const names = orderedNames(order);
  const items = order.items.map((item): PricedRow => {
    const { identifier, installationName } = item;
    const { steps, once } = orderedPrices(item);
    const prices = [
      ...(steps.some((step) => step.monthly > 0) ? [priceText(steps, language)] : []),
      ...(once > 0 ? [today(amount(once))] : []),
    ];
    return {
      name: names.get(identifier) ?? '',
      facts: installationName ?? '',
      isAddOn: !isMainItem(item),
      prices: prices.length > 0 ? prices : [included],
    };
  });
  const { shippingTotal } = order;
  const shipping = { name: delivery, facts: '', isAddOn: false, prices: [today(amount(shippingTotal))] };
  return shippingTotal > 0 ? [...items, shipping] : items;
}
