/** What the operator's systems report of a line item. */
export const fulfilmentKinds = [
  'dispatched',
  'delivered',
  'porting_requested',
  'porting_accepted',
  'porting_refused',
  'ported',
  'installed',
  'activated',
  'failed',
  'return_announced',
  'returned',
  'return_refused',
] as const;
export type FulfilmentKind = (typeof fulfilmentKinds)[number];

/** What the shopper changes. */
export type ShopperKind = 'rescheduled' | 'corrected' | 'cancelled' | 'withdrawn';
export type ItemEventKind = FulfilmentKind | ShopperKind;

/** One event of a line item, at its own time: events may arrive in any order. */
export interface ItemEvent {
  readonly kind: ItemEventKind;
  readonly at: Date;
}

/** What an event is about. Events of one track follow one another; those of different tracks do not wait for each other. */
type Track = 'parcel' | 'porting' | 'installation' | 'service' | 'contract' | 'return';

interface Rule {
  readonly track: Track;
  /** Nothing of the same track happens later. */
  readonly isLast: boolean;
}

const rules: Readonly<Record<ItemEventKind, Rule>> = {
  dispatched: { track: 'parcel', isLast: false },
  delivered: { track: 'parcel', isLast: true },
  porting_requested: { track: 'porting', isLast: false },
  porting_accepted: { track: 'porting', isLast: false },
  porting_refused: { track: 'porting', isLast: false },
  ported: { track: 'porting', isLast: true },
  corrected: { track: 'porting', isLast: false },
  rescheduled: { track: 'installation', isLast: false },
  installed: { track: 'installation', isLast: true },
  failed: { track: 'service', isLast: false },
  activated: { track: 'service', isLast: true },
  cancelled: { track: 'contract', isLast: true },
  withdrawn: { track: 'contract', isLast: true },
  return_announced: { track: 'return', isLast: false },
  return_refused: { track: 'return', isLast: false },
  returned: { track: 'return', isLast: true },
};

/** At the same moment an event that ends its track comes last, and an end of the contract after all. */
const rank = ({ kind }: ItemEvent) => Number(rules[kind].isLast) + Number(rules[kind].track === 'contract');
const compare = (one: ItemEvent, other: ItemEvent) => one.at.getTime() - other.at.getTime() || rank(one) - rank(other);

/** In the order of their own time. */
export function sortedByTime<Event extends ItemEvent>(events: readonly Event[]): Event[] {
  return [...events].sort(compare);
}

/**
 * The event that contradicts a new one, or null. Events that arrive late and in any order are accepted as long as their own times make
 * sense: nothing follows the last event of its track, and only parcels, there and back, go on after the contract has ended.
 */
export function contradictionOf<Event extends ItemEvent>(events: readonly Event[], added: ItemEvent): Event | null {
  const contradicts = (event: Event) => {
    const isEarlier = compare(event, added) <= 0;
    return isEarlier ? !mayFollow(event.kind, added.kind) : !mayFollow(added.kind, event.kind);
  };
  return events.find(contradicts) ?? null;
}

function mayFollow(kind: ItemEventKind, later: ItemEventKind): boolean {
  const [before, after] = [rules[kind], rules[later]];
  if (!before.isLast) return true;
  if (before.track !== 'contract') return before.track !== after.track;
  // What is on its way when the shopper withdraws still arrives, and is sent back.
  return after.track === 'return' || (kind === 'withdrawn' && after.track === 'parcel');
}

/** Where a line item stands, for the shopper. */
export type ItemState = 'preparing' | FulfilmentKind | 'cancelled' | 'withdrawn';

/** The end of the contract, or the last thing that happened. */
export function itemState(events: readonly ItemEvent[]): ItemState {
  const end = contractEnd(events);
  if (end) return end.kind;
  const last = sortedByTime(events).findLast(({ kind }) => kind !== 'rescheduled' && kind !== 'corrected');
  return (last?.kind as ItemState | undefined) ?? 'preparing';
}

/** The event that ended the contract of a line item. */
export function contractEnd<Event extends ItemEvent>(
  events: readonly Event[],
): (Event & { readonly kind: 'cancelled' | 'withdrawn' }) | null {
  const end = events.find(({ kind }) => kind === 'cancelled' || kind === 'withdrawn');
  return (end as (Event & { readonly kind: 'cancelled' | 'withdrawn' }) | undefined) ?? null;
}

/** True once something of these kinds has happened. */
export function has(events: readonly ItemEvent[], ...kinds: readonly ItemEventKind[]): boolean {
  return events.some(({ kind }) => kinds.includes(kind));
}

/** A later event of the same track has happened since. */
export function isSuperseded(event: ItemEvent, events: readonly ItemEvent[]): boolean {
  return events.some((other) => rules[other.kind].track === rules[event.kind].track && compare(other, event) > 0);
}

/** Something was sent, installed, switched on or asked of another operator: the contract can no longer be cancelled, only withdrawn from. */
export function hasBegun(events: readonly ItemEvent[]): boolean {
  return has(
    events,
    'dispatched',
    'delivered',
    'installed',
    'activated',
    'ported',
    'porting_requested',
    'porting_accepted',
  );
}
