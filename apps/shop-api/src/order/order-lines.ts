import { luxembourgDate, type ComplementaryInformation } from '@alzette/shop-model';
import type { Executor } from '../platform/database/schema';
import { eventsOf, findLineEvents, type LineEventRow } from './line-event-repository';
import { inTime } from './line-events';
import { findComplementaryInformations, findOrderItems, type OrderItemRow } from './order-repository';

/** A line item with its add-ons: what the shopper has one contract for. */
export interface OrderLine {
  readonly identifier: string;
  readonly main: OrderItemRow;
  /** The main item and its add-ons. */
  readonly items: readonly OrderItemRow[];
  /** The answers about its number and its installation. */
  readonly information: ComplementaryInformation | null;
  /** What happened to it, in the order of its own time. */
  readonly events: readonly LineEventRow[];
}

/** The lines of an order, in the order of the cart. */
export async function findOrderLines(database: Executor, orderId: string): Promise<OrderLine[]> {
  const items = await findOrderItems(database, orderId);
  const informations = await findComplementaryInformations(database, orderId);
  const events = await findLineEvents(database, orderId);
  const isMain = ({ parent_identifier: parent }: OrderItemRow) =>
    !items.some(({ identifier }) => identifier === parent);
  return items.filter(isMain).map((main) => ({
    identifier: main.identifier,
    main,
    items: items.filter((item) => item === main || item.parent_identifier === main.identifier),
    information: informations.find(({ identifier }) => identifier === main.identifier) ?? null,
    events: inTime(eventsOf(events, main.identifier)),
  }));
}

/** "2 × Ernz 9 Pro". */
export function lineName({ main: { device, variant_name: variant, quantity } }: OrderLine): string {
  return `${quantity === 1 ? '' : `${quantity} × `}${device?.name ?? variant}`;
}

/** A phone, or the card of a starter pack: what is bought and sent. */
export function hasGoods({ main }: OrderLine): boolean {
  return main.device !== null || main.type === 'prepaid-starter-pack';
}

/** Something is sent: goods, or a SIM card. */
export function hasParcel(line: OrderLine): boolean {
  return hasGoods(line) || line.information?.simType === 'physical';
}

/** A number moves here from another operator. A changed line keeps its number without a move. */
export function hasPorting({ information }: OrderLine): boolean {
  return information?.keepNumber === true && information.subscriptionMode === 'new';
}

export function hasInstallation({ information }: OrderLine): boolean {
  return Boolean(information?.installation);
}

/** The day in Luxembourg on which the first of these things happened; null if none has. */
export function dayOf({ events }: OrderLine, ...kinds: readonly LineEventRow['kind'][]): string | null {
  const event = events.find(({ kind }) => kinds.includes(kind));
  return event ? luxembourgDate(event.at) : null;
}
