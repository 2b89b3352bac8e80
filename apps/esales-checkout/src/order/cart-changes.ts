import type { CartItem } from '@alzette/shop-model';

/** An item of the cart as an order was made of it. */
export interface OrderedLine {
  readonly identifier: string;
  readonly name: string;
  readonly quantity: number;
  /** Everything else that makes it another order: variant, SIM, number, installation, voucher. */
  readonly choices: string;
}

/** What became of an item since the order was made. */
export interface CartChange {
  readonly identifier: string;
  readonly kind: 'added' | 'removed' | 'quantity' | 'changed';
  readonly name: string;
  readonly quantity: number;
}

export function orderedLines(items: readonly CartItem[]): OrderedLine[] {
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

/** How a cart differs from what an order was made of. Empty without an order. */
export function cartChanges(ordered: readonly OrderedLine[], items: readonly CartItem[]): CartChange[] {
  if (ordered.length === 0) return [];
  const now = orderedLines(items);
  const before = new Map(ordered.map((line) => [line.identifier, line]));
  const left = new Set(now.map(({ identifier }) => identifier));
  return [
    ...now.flatMap((line) => changeOf(line, before.get(line.identifier))),
    ...ordered.filter(({ identifier }) => !left.has(identifier)).map((line) => toChange(line, 'removed')),
  ];
}

function changeOf(line: OrderedLine, before: OrderedLine | undefined): CartChange[] {
  if (!before) return [toChange(line, 'added')];
  if (before.choices !== line.choices) return [toChange(line, 'changed')];
  return before.quantity === line.quantity ? [] : [toChange(line, 'quantity')];
}

function toChange({ identifier, name, quantity }: OrderedLine, kind: CartChange['kind']): CartChange {
  return { identifier, kind, name, quantity };
}
