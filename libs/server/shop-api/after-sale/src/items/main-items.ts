import { type ComplementaryInformation, luxembourgDate, orderedNames } from '@alzette/shop-model';
import { findComplementaryInformations, findOrderItems, hasSimCard, type OrderItemRow } from '@alzette/shop-api/order';
import type { Executor } from '@alzette/shop-api/platform';
import { eventsOf, findItemEvents, type ItemEventRow } from './item-event-repository';
import { has, sortedByTime } from './item-events';

/** A line item that is not an add-on, together with its add-ons. The shopper has one contract for it. */
export interface MainItem {
  readonly identifier: string;
  /** For example "2 × Ernz 9 + Alzette M". Unique within the order. */
  readonly name: string;
  readonly row: OrderItemRow;
  /** Its own row and those of its add-ons. */
  readonly rows: readonly OrderItemRow[];
  /** The values of its number and its installation. */
  readonly information: ComplementaryInformation | null;
  /** The events of the item, in the order in which they happened. */
  readonly events: readonly ItemEventRow[];
}

/** The main items of an order, in the order of the cart. */
export async function findMainItems(database: Executor, orderId: string): Promise<MainItem[]> {
  const rows = await findOrderItems(database, orderId);
  const informations = await findComplementaryInformations(database, orderId);
  return mainItemsOf(rows, informations, await findItemEvents(database, orderId));
}

/** @param rows of one order, in the order of the cart */
export function mainItemsOf(
  rows: readonly OrderItemRow[],
  informations: readonly ComplementaryInformation[],
  events: readonly ItemEventRow[],
): MainItem[] {
  const isMain = ({ parent_identifier: parent }: OrderItemRow) => !rows.some(({ identifier }) => identifier === parent);
  const main = rows.filter(isMain);
  const names = orderedNames({ items: main.map(namedItem), complementaryInformations: informations });
  return main.map((row) => ({
    identifier: row.identifier,
    name: names.get(row.identifier) ?? row.variant_name,
    row,
    rows: rows.filter((each) => each === row || each.parent_identifier === row.identifier),
    information: informations.find(({ identifier }) => identifier === row.identifier) ?? null,
    events: sortedByTime(eventsOf(events, row.identifier)),
  }));
}

function namedItem({ identifier, type, quantity, device, subscription, variant_name: variant }: OrderItemRow) {
  const plan = hasSimCard(subscription) ? subscription.variantName : null;
  return {
    identifier,
    type,
    quantity,
    deviceModelName: device?.name ?? null,
    variantName: variant,
    mobileVariantName: plan,
  };
}

/** The item is a phone, or the card of a starter pack: goods that are bought and sent. */
export function hasGoods({ row }: MainItem): boolean {
  return row.device !== null || row.type === 'prepaid-starter-pack';
}

/** The shopper has the goods, or they are in transit to the shopper. They have to come back after the end of the contract. */
export function hasSentGoods(item: MainItem): boolean {
  return hasGoods(item) && has(item.events, 'dispatched', 'delivered');
}

/** Something is sent: goods, a SIM card, or an add-on such as a router. */
export function hasParcel(item: MainItem): boolean {
  const isSent = item.rows.some(({ deliveries }) => deliveries !== null && deliveries.length > 0);
  return isSent || hasGoods(item) || item.information?.simType === 'physical';
}

/** The item ports a number from another operator. A changed item keeps its number without porting. */
export function hasPorting({ information }: MainItem): boolean {
  return information?.keepNumber === true && information.subscriptionMode === 'new';
}

export function hasInstallation({ information }: MainItem): boolean {
  return Boolean(information?.installation);
}

/** The shopper installs the item from a start date on, without a technician. */
export function isSelfInstalled({ row }: MainItem): boolean {
  return row.self_installation;
}

/** The day in Luxembourg of the first event of these kinds; null if there is none. */
export function dayOf({ events }: MainItem, ...kinds: readonly ItemEventRow['kind'][]): string | null {
  const event = events.find(({ kind }) => kinds.includes(kind));
  return event ? luxembourgDate(event.at) : null;
}
