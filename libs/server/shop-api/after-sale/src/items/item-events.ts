/** Line item events that the operator's systems report. */
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

/** Line item events that the shopper causes. */
export type ShopperKind = 'rescheduled' | 'corrected' | 'cancelled' | 'withdrawn';
export type ItemEventKind = FulfilmentKind | ShopperKind;

/** One event of a line item with the time at which it happened. Events may arrive in any order. */
export interface ItemEvent {
  readonly kind: ItemEventKind;
  readonly at: Date;
}

/** The subject of an event. Events of one track are ordered; different tracks are independent. */
type Track = 'parcel' | 'porting' | 'installation' | 'service' | 'contract' | 'return';

interface Rule {
  readonly track: Track;
  /** No later event of the same track is possible. */
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

/** Orders events of the same moment: the last event of a track after the others, the end of the contract after all. */
const rank = ({ kind }: ItemEvent) => Number(rules[kind].isLast) + Number(rules[kind].track === 'contract');
const compare = (one: ItemEvent, other: ItemEvent) => one.at.getTime() - other.at.getTime() || rank(one) - rank(other);

/** Sorts events by the time at which they happened. */
export function sortedByTime<Event extends ItemEvent>(events: readonly Event[]): Event[] {
  return [...events].sort(compare);
}

/**
 * The event that contradicts a new one, or null. Events may arrive late and in any order, but their times must be consistent:
 * no event follows the last one of its track, and only parcels and returns continue after the contract has ended.
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
  // Parcels in transit when the shopper withdraws still arrive, and are sent back.
  return after.track === 'return' || (kind === 'withdrawn' && after.track === 'parcel');
}

/** The state of a line item as shown to the shopper. */
export type ItemState = 'preparing' | FulfilmentKind | 'cancelled' | 'withdrawn';

/** The end of the contract, else the last event. */
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

/** True once an event of one of these kinds has happened. */
export function has(events: readonly ItemEvent[], ...kinds: readonly ItemEventKind[]): boolean {
  return events.some(({ kind }) => kinds.includes(kind));
}

/** A later event of the same track has happened since. */
export function isSuperseded(event: ItemEvent, events: readonly ItemEvent[]): boolean {
  return events.some((other) => rules[other.kind].track === rules[event.kind].track && compare(other, event) > 0);
}

/** Sending, installation, activation or porting has begun: the shopper can no longer cancel the contract, only withdraw from it. */
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
