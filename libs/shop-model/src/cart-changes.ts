import type { CartItem } from './cart';

type Items = readonly CartItem[];

/** An item that was removed from the cart, and its index. */
export interface RemovedItem {
  readonly index: number;
  readonly item: CartItem;
}

/** The items that a removal takes: the item and its add-ons, for undo. */
export function itemsRemovedWith(items: Items, identifier: string): RemovedItem[] {
  return items.flatMap((item, index) => (belongsTo(item, identifier) ? [{ index, item }] : []));
}

export function withoutItem(items: Items, identifier: string): Items {
  const left = items.filter((item) => !belongsTo(item, identifier));
  return left.length === items.length ? items : left;
}

/** Items that are in the cart again stay as they are. */
export function withRestored(items: Items, lines: readonly RemovedItem[]): Items {
  const result = [...items];
  for (const { index, item } of [...lines].sort((one, other) => one.index - other.index)) {
    if (!result.some(({ identifier }) => identifier === item.identifier)) result.splice(index, 0, item);
  }
  return result;
}

export function withOffer(items: Items, offer: Items, replaces?: string): Items {
  const place = items.findIndex(({ identifier }) => identifier === replaces);
  if (replaces === undefined || place === -1) return [...items, ...offer];
  const before = items.slice(0, place).filter((item) => !belongsTo(item, replaces));
  const after = items.slice(place).filter((item) => !belongsTo(item, replaces));
  return [...before, ...offer, ...after];
}

/** Spec rows D4 and D5: the same variant keeps its position and gets the new quantity; another variant replaces it. */
export function withChoice(items: Items, chosen: CartItem): Items {
  const isSame = (item: CartItem) =>
    item.parentIdentifier === chosen.parentIdentifier &&
    item.type === chosen.type &&
    item.product.code === chosen.product.code;
  const present = items.find((item) => isSame(item) && item.variant.code === chosen.variant.code);
  if (present) {
    return items.map((item) => (item === present ? { ...item, quantity: chosen.quantity } : item));
  }
  return [...items.filter((item) => !isSame(item)), chosen];
}

function belongsTo({ identifier, parentIdentifier }: CartItem, line: string): boolean {
  return identifier === line || parentIdentifier === line;
}
