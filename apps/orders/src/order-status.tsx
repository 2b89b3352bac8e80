import { FormattedMessage } from 'react-intl';
import { todayInLuxembourg } from '@alzette/i18n';
import type {
  FollowedItem,
  FollowedOrder,
  OrderHistoryEntry,
  OrderHistoryKind,
  OrderMilestone,
} from '@alzette/shop-model';
import { Milestones, Timeline, TimelineEntry } from '@alzette/shop-widgets/orders';
import {
  AlertIcon,
  BagIcon,
  CalendarIcon,
  Card,
  CheckIcon,
  DeliveryIcon,
  LockIcon,
  PhoneIcon,
  SignatureIcon,
} from '@alzette/ui';
import { OrderProgress } from './order-progress';
import styles from './orders.module.css';

const icons: Readonly<Record<OrderHistoryKind, typeof CheckIcon>> = {
  ordered: BagIcon,
  signed: SignatureIcon,
  paid: LockIcon,
  confirmed: CheckIcon,
  dispatched: DeliveryIcon,
  delivered: DeliveryIcon,
  porting_requested: PhoneIcon,
  porting_accepted: PhoneIcon,
  porting_refused: AlertIcon,
  ported: PhoneIcon,
  installed: CheckIcon,
  activated: CheckIcon,
  failed: AlertIcon,
  rescheduled: CalendarIcon,
  corrected: PhoneIcon,
  cancelled: AlertIcon,
  withdrawn: AlertIcon,
  return_announced: DeliveryIcon,
  returned: CheckIcon,
  return_refused: AlertIcon,
};

/** The progress of the order, its past events, then its next steps. */
export function OrderStatus({ followed }: { readonly followed: FollowedOrder }) {
  const { order, history, items } = followed;
  const timeline = (order.timeline ?? []).filter((milestone) => isExpected(milestone, followed));
  return (
    <Card title={<FormattedMessage id="orders.status.title" />}>
      <OrderProgress followed={followed} />
      <Timeline>
        {history.map((entry) => (
          <HistoryEntry
            key={`${entry.kind} ${entry.at} ${entry.items?.join(' ')}`}
            entry={entry}
            items={items}
            isStart={isStartMoved(entry, followed)}
          />
        ))}
        <Milestones order={{ ...order, timeline }} />
      </Timeline>
    </Card>
  );
}

interface HistoryEntryProps {
  readonly entry: OrderHistoryEntry;
  readonly items: readonly FollowedItem[];
  readonly isStart: boolean;
}

function HistoryEntry({ entry, items, isStart }: HistoryEntryProps) {
  const { kind, at, items: concerned, trackingNumber, trackingUrl, hasProof, reason } = entry;
  const names = items.filter(({ identifier }) => concerned?.includes(identifier)).map(({ name }) => name);
  const parcel = trackingNumber ?? <FormattedMessage id="orders.history.parcel" />;
  return (
    <TimelineEntry
      icon={icons[kind]}
      date={todayInLuxembourg(new Date(at))}
      title={<FormattedMessage id={isStart ? 'orders.history.start_moved' : `orders.history.${kind}`} />}
    >
      {names.length > 0 && items.length > 1 && <p className={styles.note}>{names.join(', ')}</p>}
      {reason && (
        <p className={styles.note}>
          <FormattedMessage id={`orders.reason.${reason}`} />
        </p>
      )}
      {hasProof && (
        <p className={styles.note}>
          <FormattedMessage id="orders.history.proof" />
        </p>
      )}
      {(trackingNumber ?? trackingUrl) !== undefined && (
        <p className={styles.note}>
          <FormattedMessage
            id="orders.history.tracking"
            values={{
              number: trackingUrl ? (
                <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
                  {parcel}
                </a>
              ) : (
                parcel
              ),
            }}
          />
        </p>
      )}
    </TimelineEntry>
  );
}

/** Another start date of items that no technician installs. */
function isStartMoved({ kind, items = [] }: OrderHistoryEntry, { order }: FollowedOrder): boolean {
  const moved = order.items.filter(({ identifier }) => items.includes(identifier));
  return kind === 'rescheduled' && moved.length > 0 && moved.every(({ selfInstallation }) => selfInstallation);
}

/** The events after which an expected day no longer applies. */
const doneBy: Readonly<Record<OrderMilestone['kind'], readonly OrderHistoryKind[]>> = {
  esim: ['activated'],
  parcel: ['dispatched', 'delivered'],
  porting: ['porting_refused', 'ported'],
  installation: ['installed'],
};

function isExpected({ identifier, kind }: OrderMilestone, { history }: FollowedOrder): boolean {
  const done = [...doneBy[kind], 'cancelled', 'withdrawn', 'failed'];
  return !history.some((entry) => entry.items?.includes(identifier) && done.includes(entry.kind));
}
