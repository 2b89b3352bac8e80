import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate, useShopLocale } from '@alzette/i18n';
import {
  isMainItem,
  orderedNames,
  type OrderResponse,
  spacedNumber,
  type TimelineStep,
  timelineSteps,
} from '@alzette/shop-model';
import { CalendarIcon, DeliveryIcon, type MailIcon, PhoneIcon, SimCardIcon, Untranslated } from '@alzette/ui';
import styles from './order-timeline.module.css';

export function Timeline({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>;
}

export interface TimelineEntryProps {
  readonly icon: typeof MailIcon;
  /** yyyy/MM/dd */
  readonly date: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** True for an entry in the future. */
  readonly isExpected?: boolean;
}

/** A dated line of a timeline. */
export function TimelineEntry({ icon: Icon, date, title, children, isExpected = false }: TimelineEntryProps) {
  const locale = useShopLocale();
  return (
    <li className={isExpected ? styles.expected : undefined}>
      <span className={styles.picture}>
        <Icon size={20} />
      </span>
      <span className={styles.when}>{formatDate(date, locale, 'short')}</span>
      <div>
        <p className={styles.what}>{title}</p>
        {children}
      </div>
    </li>
  );
}

const icons = { esim: SimCardIcon, parcel: DeliveryIcon, porting: PhoneIcon, installation: CalendarIcon } as const;

/** The next steps of an order, by date, as entries of a `Timeline`. The server computed the days. */
export function Milestones({ order }: { readonly order: OrderResponse }) {
  return timelineSteps(order).map((step) => (
    <Milestone
      key={`${step.kind} ${step.items.map(({ identifier }) => identifier).join(' ')}`}
      step={step}
      order={order}
    />
  ));
}

interface MilestoneProps {
  readonly step: TimelineStep;
  readonly order: OrderResponse;
}

function Milestone({ step: { kind, date, time, items, parcels, simCards }, order }: MilestoneProps) {
  const { formatMessage } = useIntl();
  const text = kind === 'installation' && items[0]?.selfInstallation ? 'start' : kind;
  const { street, city } = order.shippingAddress;
  const names = orderedNames(order);
  const moved = order.complementaryInformations.find(({ identifier }) => identifier === items[0]?.identifier);
  const values = {
    email: <Untranslated>{order.email}</Untranslated>,
    street: <Untranslated>{street}</Untranslated>,
    city: <Untranslated>{city}</Untranslated>,
    number: <Untranslated>{spacedNumber(moved?.currentPhoneNumber ?? '')}</Untranslated>,
    mode: items[0]?.installationName,
    time,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  const { plans, count } = simCards;
  const sim = formatMessage({ id: 'order.milestone.parcel.sim' }, { names: plans.join(', '), count });
  const contents = [...parcels, ...(count > 0 ? [sim] : [])];
  // The only item of an order needs no name.
  const concerned = order.items.filter(isMainItem).length > 1 ? items : [];
  const lines = kind === 'parcel' ? contents : concerned.map(({ identifier }) => names.get(identifier));
  return (
    <TimelineEntry
      icon={icons[kind]}
      date={date}
      title={<FormattedMessage id={`order.milestone.${text}`} values={values} />}
      isExpected
    >
      {lines.length > 0 && <p className={styles.concerned}>{lines.join(', ')}</p>}
      <p>
        <FormattedMessage id={`order.milestone.${text}.text`} values={values} />
      </p>
    </TimelineEntry>
  );
}
