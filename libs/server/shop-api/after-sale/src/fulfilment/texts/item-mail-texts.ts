import type { FulfilmentReason } from '@alzette/shop-model';
import type { ItemEventKind } from '../../items/item-events';

/** The copy of the mail for one kind of event. */
export interface ItemMailWording {
  readonly subject: (orderNumber: string) => string;
  readonly heading: string;
  readonly intro: string;
  /** The next steps, one paragraph each. */
  readonly next: readonly string[];
}

/** Amounts are formatted already. */
export interface ItemMailTexts {
  readonly greeting: (name: string) => string;
  readonly kinds: Readonly<Record<ItemEventKind, ItemMailWording>>;
  /** Instead of `rescheduled` for an item that the shopper installs. */
  readonly startMoved: ItemMailWording;
  readonly reasons: Readonly<Record<FulfilmentReason, string>>;
  readonly times: Readonly<Record<'morning' | 'afternoon', string>>;
  readonly labels: Readonly<
    Record<
      | 'items'
      | 'at'
      | 'tracking'
      | 'reason'
      | 'before'
      | 'after'
      | 'refund'
      | 'afterReturn'
      | 'returnBy'
      | 'charge'
      | 'billed'
      | 'order',
      string
    >
  >;
  /** @param days of service */
  readonly chargeFor: (amount: string, days: number) => string;
  /** How to send goods back, one paragraph each. @param address of the operator */
  readonly returnGoods: (address: string) => readonly string[];
  readonly parcel: string;
  readonly follow: string;
}
