import type { OrderResponse, OrderResponseItem } from '@alzette/shop-model';

/** A message of the content service, with what it says of an ordered item (spec row L1). Values go in as plain text; a placeholder that nobody knows stays as it is. */
export function fillPlaceholders(message: string, item: OrderResponseItem, order: OrderResponse): string {
  const values: Readonly<Record<string, string>> = {
    order_number: order.number ?? '',
    firstname: order.billingAddress.firstName,
    lastname: order.billingAddress.lastName,
    subscription_name: item.mobileVariantName ?? item.variantName,
    device_name: item.deviceModelName ?? '',
  };
  return message.replace(/\{(\w+)\}/gu, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  );
}
