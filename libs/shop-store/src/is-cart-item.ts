import { itemTypes, type CartItem } from '@alzette/shop-model';

/** Whether a stored line has what every screen reads of it. A line without would break each page that shows the cart. */
export function isCartItem(value: unknown): value is CartItem {
  const item = value as Partial<CartItem> | null | undefined;
  return (
    typeof item?.identifier === 'string' &&
    itemTypes.some((type) => type === item.type) &&
    typeof item.origin === 'string' &&
    Number.isInteger(item.quantity) &&
    typeof item.product?.code === 'string' &&
    typeof item.variant?.code === 'string' &&
    typeof item.variant.name === 'string' &&
    Array.isArray(item.facts) &&
    Number.isInteger(item.price?.applied?.newCustomer) &&
    Number.isInteger(item.price?.applied?.existingCustomer) &&
    Number.isInteger(item.price?.original) &&
    Number.isInteger(item.price?.activationFee) &&
    Number.isInteger(item.price?.upfront) &&
    Number.isInteger(item.maxQuantity) &&
    Array.isArray(item.installationModes)
  );
}
