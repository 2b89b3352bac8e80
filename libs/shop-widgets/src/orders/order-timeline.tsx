import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate, useShopLocale } from '@alzette/i18n';
import {
  type DeliveredThing,
  type OrderMilestone,
  type OrderResponse,
  type OrderResponseItem,
  spacedNumber,
} from '@alzette/shop-model';
import { CalendarIcon, DeliveryIcon, type MailIcon, PhoneIcon, SimCardIcon, Untranslated } from '@alzette/ui';
import styles from './order-timeline.module.css';

/** False for an add-on, which comes with its item. */
export function isMainItem({ type }: OrderResponseItem): boolean {
  return type !== 'subscription-additional' && type !== 'tv-package';
}

export function Timeline({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.timeline}>{children}</ol>;
}

export interface TimelineEntryProps {
  readonly icon: typeof MailIcon;
  /** yyyy/MM/dd */
  readonly date: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A dated line of a timeline. */
export function TimelineEntry({ icon: Icon, date, title, children }: TimelineEntryProps) {
  const locale = useShopLocale();
  return (
    <li>
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

/** What comes next for each ordered item, as the server computed the days. */
export function Milestones({ order }: { readonly order: OrderResponse }) {
  return order.items
    .filter(isMainItem)
    .map((item) => <ItemMilestones key={item.identifier} item={item} order={order} />);
}

interface ItemMilestonesProps {
  readonly item: OrderResponseItem;
  readonly order: OrderResponse;
}

function ItemMilestones({ item, order }: ItemMilestonesProps) {
  const titleId = useId();
  const milestones = (order.timeline ?? []).filter(({ identifier }) => identifier === item.identifier);
  if (milestones.length === 0) return null;
  return (
    <section className={styles.item} aria-labelledby={titleId}>
      <h3 id={titleId}>{orderedName(item)}</h3>
      <Timeline>
        {milestones.map((milestone) => (
          <Milestone key={milestone.kind} milestone={milestone} item={item} order={order} />
        ))}
      </Timeline>
    </section>
  );
}

/** The name of an ordered item, with the plan that a device is bought with. */
export function orderedName({ type, deviceModelName, variantName, mobileVariantName }: OrderResponseItem): string {
  const plan = type === 'device' ? mobileVariantName : null;
  return [deviceModelName ?? variantName, plan].filter(Boolean).join(' + ');
}

const icons = { esim: SimCardIcon, parcel: DeliveryIcon, porting: PhoneIcon, installation: CalendarIcon } as const;

interface MilestoneProps extends ItemMilestonesProps {
  readonly milestone: OrderMilestone;
}

function Milestone({ milestone: { kind, date, time, contents = [] }, item, order }: MilestoneProps) {
  const { formatMessage } = useIntl();
  const nameOf = ({ kind: what, name }: DeliveredThing) =>
    what === 'sim' ? formatMessage({ id: 'order.milestone.parcel.sim' }, { name }) : name;
  const information = order.complementaryInformations.find(({ identifier }) => identifier === item.identifier);
  const text = kind === 'installation' && item.selfInstallation ? 'start' : kind;
  const { street, city } = order.shippingAddress;
  const values = {
    email: <Untranslated>{order.email}</Untranslated>,
    street: <Untranslated>{street}</Untranslated>,
    city: <Untranslated>{city}</Untranslated>,
    number: <Untranslated>{spacedNumber(information?.currentPhoneNumber ?? '')}</Untranslated>,
    mode: item.installationName,
    time,
  };
  return (
    <TimelineEntry
      icon={icons[kind]}
      date={date}
      title={<FormattedMessage id={`order.milestone.${text}`} values={values} />}
    >
      {contents.length > 0 && <p>{contents.map(nameOf).join(', ')}</p>}
      <p>
        <FormattedMessage id={`order.milestone.${text}.text`} values={values} />
      </p>
    </TimelineEntry>
  );
}
