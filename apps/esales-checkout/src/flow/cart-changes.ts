import type { CartItem } from '@alzette/shop-model';

/** An item of the cart at the time of its order. */
export interface OrderedItem {
  readonly identifier: string;
  readonly name: string;
  readonly quantity: number;
  /** All other values that make a different order: variant, SIM, number, installation, voucher. */
  readonly choices: string;
}

/** The change of an item since its order was created. */
export interface CartChange {
  readonly identifier: string;
  readonly kind: 'added' | 'removed' | 'quantity' | 'changed';
  readonly name: string;
  readonly quantity: number;
}

export function orderedItems(items: readonly CartItem[]): OrderedItem[] {
  return items.map((item) => ({
    identifier: item.identifier,
    name: item.variant.name,
    quantity: item.quantity,
    choices: JSON.stringify([
      item.product.code,
      item.variant.code,
      item.parentIdentifier,
      item.subscriptionMode,
      item.changedLine?.id,
      item.keepNumber,
      item.simType,
      item.installationMode,
      item.voucher?.voucherCode,
    ]),
  }));
}

/** The differences between a cart and the items of its order. Empty without an order. */
export function cartChanges(ordered: readonly OrderedItem[], items: readonly CartItem[]): CartChange[] {
  if (ordered.length === 0) return [];
  const now = orderedItems(items);
  const before = new Map(ordered.map((item) => [item.identifier, item]));
  const left = new Set(now.map(({ identifier }) => identifier));
  return [
    ...now.flatMap((item) => changeOf(item, before.get(item.identifier))),
    ...ordered.filter(({ identifier }) => !left.has(identifier)).map((item) => toChange(item, 'removed')),
  ];
}

function changeOf(item: OrderedItem, before: OrderedItem | undefined): CartChange[] {
  if (!before) return [toChange(item, 'added')];
  if (before.choices !== item.choices) return [toChange(item, 'changed')];
  return before.quantity === item.quantity ? [] : [toChange(item, 'quantity')];
}

function toChange({ identifier, name, quantity }: OrderedItem, kind: CartChange['kind']): CartChange {
  return { identifier, kind, name, quantity };
}
