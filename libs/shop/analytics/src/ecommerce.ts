import {
  cartTotals,
  centsToEuros,
  oneOffOf,
  prepaidItemTypes,
  type CartItem,
  type OrderResponse,
  type OrderResponseItem,
  type PrepaidProduct,
} from '@alzette/shop-model';

/** One item in GA4's shape. `price` is due today for one piece, in euros, so that items add up to the event's value. */
export interface EcommerceItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category: string;
  readonly price: number;
  readonly quantity: number;
}

/** The GA4 data of a cart: `value` is due today, in euros. */
export interface Ecommerce {
  readonly currency: 'EUR';
  readonly value: number;
  readonly items: readonly EcommerceItem[];
}

/** The GA4 data of a placed order. */
export interface PurchaseEcommerce extends Ecommerce {
  readonly transaction_id: string;
  readonly tax: number;
  readonly shipping: number;
}

export function ecommerceOfCart(items: readonly CartItem[]): Ecommerce {
  // The price due today is the same for new and existing customers.
  const { oneOff } = cartTotals(items, false);
  return { currency: 'EUR', value: centsToEuros(oneOff), items: items.map(itemOfCart) };
}

export function ecommerceOfPrepaid({ type, code, name, amount }: PrepaidProduct): Ecommerce {
  const value = centsToEuros(amount);
  return {
    currency: 'EUR',
    value,
    items: [{ item_id: code, item_name: name, item_category: prepaidItemTypes[type], price: value, quantity: 1 }],
  };
}

export function ecommerceOfOrder({ items, total, currency }: OrderResponse): Ecommerce {
  return { currency, value: centsToEuros(total), items: items.map(itemOfOrder) };
}

export function ecommerceOfPurchase(order: OrderResponse): PurchaseEcommerce {
  return {
    transaction_id: order.number ?? order.tokenValue,
    tax: centsToEuros(order.taxTotal),
    shipping: centsToEuros(order.shippingTotal),
    ...ecommerceOfOrder(order),
  };
}

function itemOfCart(item: CartItem): EcommerceItem {
  const { variant, type, quantity } = item;
  const price = centsToEuros(oneOffOf(item) / quantity);
  return { item_id: variant.code, item_name: variant.name, item_category: type, price, quantity };
}

function itemOfOrder(item: OrderResponseItem): EcommerceItem {
  const { variantCode, variantName, type, quantity, activationFee, installationFee, upfront } = item;
  const price = centsToEuros(activationFee + installationFee + upfront);
  return { item_id: variantCode, item_name: variantName, item_category: type, price, quantity };
}
