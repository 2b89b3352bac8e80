import { withQuantity } from './text';
import type { DeliveredThing } from './wire/delivery';
import type { OrderMilestone, OrderResponse, OrderResponseItem } from './wire/order';

/** A step of an order on one day, for one or several items. */
export interface TimelineStep {
  readonly kind: OrderMilestone['kind'];
  /** yyyy/MM/dd in Luxembourg. */
  readonly date: string;
  readonly time: OrderMilestone['time'];
  /** The items of the step, in the sequence of the order. */
  readonly items: readonly OrderResponseItem[];
  /** The things of a parcel, those of the same name as one: `2 × Wifi 7 box`. */
  readonly parcels: readonly string[];
  /** The plans of the SIM cards in a parcel, and how many cards. */
  readonly simCards: { readonly plans: readonly string[]; readonly count: number };
}

/** The sequence of the kinds on one day. */
const kinds: readonly OrderMilestone['kind'][] = ['esim', 'parcel', 'porting', 'installation'];

interface Group {
  readonly milestone: OrderMilestone;
  readonly items: OrderResponseItem[];
  readonly contents: DeliveredThing[];
  simCardCount: number;
}

/** The next steps of an order, by date: one parcel, and one visit for all items that share day, time and mode. */
export function timelineSteps({ timeline = [], items }: Pick<OrderResponse, 'timeline' | 'items'>): TimelineStep[] {
  const groups = new Map<string, Group>();
  for (const milestone of timeline) {
    const item = items.find(({ identifier }) => identifier === milestone.identifier);
    if (!item) continue;
    const key = keyOf(milestone, item);
    const group = groups.get(key) ?? { milestone, items: [], contents: [], simCardCount: 0 };
    const { contents = [] } = milestone;
    group.items.push(item);
    group.contents.push(...contents);
    if (contents.some(({ kind }) => kind === 'sim')) group.simCardCount += item.quantity;
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ milestone: { kind, date, time }, items: concerned, contents, simCardCount }) => ({
      kind,
      date,
      time,
      items: concerned,
      parcels: countedNames(contents, 'parcel'),
      simCards: { plans: countedNames(contents, 'sim'), count: simCardCount },
    }))
    .sort((one, other) => compare(one.date, other.date) || kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

/** Milestones with the same key are one step. Each ported number is a step of its own. */
function keyOf({ kind, date, time, identifier }: OrderMilestone, item: OrderResponseItem): string {
  const { selfInstallation = false, installationName } = item;
  if (kind === 'porting') return [kind, date, identifier].join();
  if (kind === 'installation') return [kind, date, installationName, selfInstallation || time].join();
  return [kind, date].join();
}

function countedNames(contents: readonly DeliveredThing[], kind: DeliveredThing['kind']): string[] {
  const names = contents.filter((thing) => thing.kind === kind).map(({ name }) => name);
  return [...new Set(names)].map((name) => withQuantity(names.filter((each) => each === name).length, name));
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
