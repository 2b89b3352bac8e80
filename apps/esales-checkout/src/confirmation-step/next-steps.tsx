import { type ReactNode, useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fillPlaceholders } from '@alzette/checkout-kit';
import { formatDate, todayInLuxembourg, useShopLocale } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import { getConfirmationMessages } from '@alzette/shop-client';
import {
  type ConfirmationMessage,
  type OrderMilestone,
  type OrderResponse,
  type OrderResponseItem,
  spacedNumber,
} from '@alzette/shop-model';
import { CalendarIcon, Card, DeliveryIcon, MailIcon, PhoneIcon, SimCardIcon } from '@alzette/ui';
import styles from './confirmation-step.module.css';

/** What comes next for each ordered item as dated lines, after the messages of the content service (spec row L1). */
export function NextSteps({ order }: { readonly order: OrderResponse }) {
  const messages = useConfirmationMessages(order);
  const orderedOn = todayInLuxembourg(new Date(order.confirmedAt ?? order.createdAt));
  return (
    <Card title={<FormattedMessage id="confirmation.now.title" />}>
      <ol className={styles.timeline}>
        <Entry icon={MailIcon} date={orderedOn} title={<FormattedMessage id="confirmation.now.confirmed" />}>
          {messages.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Entry>
      </ol>
      {order.items.filter(isMainItem).map((item) => (
        <ItemTimeline key={item.identifier} item={item} order={order} />
      ))}
    </Card>
  );
}

/** False for an add-on, which comes with its item. */
export function isMainItem({ type }: OrderResponseItem): boolean {
  return type !== 'subscription-additional' && type !== 'tv-package';
}

interface ItemTimelineProps {
  readonly item: OrderResponseItem;
  readonly order: OrderResponse;
}

/** The dates of one item, as the server computed them. */
function ItemTimeline({ item, order }: ItemTimelineProps) {
  const titleId = useId();
  const milestones = (order.timeline ?? []).filter(({ identifier }) => identifier === item.identifier);
  if (milestones.length === 0) return null;
  return (
    <section className={styles.item} aria-labelledby={titleId}>
      <h3 id={titleId}>{nameOf(item)}</h3>
      <ol className={styles.timeline}>
        {milestones.map((milestone) => (
          <Milestone key={milestone.kind} milestone={milestone} item={item} order={order} />
        ))}
      </ol>
    </section>
  );
}

function nameOf({ type, deviceModelName, variantName, mobileVariantName }: OrderResponseItem): string {
  const plan = type === 'device' ? mobileVariantName : null;
  return [deviceModelName ?? variantName, plan].filter(Boolean).join(' + ');
}

const icons = { esim: SimCardIcon, parcel: DeliveryIcon, porting: PhoneIcon, installation: CalendarIcon } as const;

interface MilestoneProps extends ItemTimelineProps {
  readonly milestone: OrderMilestone;
}

function Milestone({ milestone: { kind, date, time }, item, order }: MilestoneProps) {
  const line = order.complementaryInformations.find(({ identifier }) => identifier === item.identifier);
  const { street, city } = order.shippingAddress;
  const values = {
    email: order.email,
    street,
    city,
    number: spacedNumber(line?.currentPhoneNumber ?? ''),
    mode: item.installationName,
    time,
  };
  return (
    <Entry icon={icons[kind]} date={date} title={<FormattedMessage id={`confirmation.now.${kind}`} values={values} />}>
      <p>
        <FormattedMessage id={`confirmation.now.${kind}.text`} values={values} />
      </p>
    </Entry>
  );
}

interface EntryProps {
  readonly icon: typeof MailIcon;
  /** yyyy/MM/dd */
  readonly date: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Entry({ icon: Icon, date, title, children }: EntryProps) {
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

/**
 * The content service's message for each ordered item; equal messages are shown once. Empty when the service fails.
 */
function useConfirmationMessages(order: OrderResponse): readonly string[] {
  const { http, locale, report } = useServices();
  const [messages, setMessages] = useState<readonly string[]>([]);

  useEffect(() => {
    let left = false;
    getConfirmationMessages(http, locale).then(
      (all) => {
        if (left) return;
        const texts = order.items.map((item) => messageFor(item, order, all));
        setMessages([...new Set(texts)].filter((text) => text !== null));
      },
      (error: unknown) => report(error, { operation: 'confirmation messages' }),
    );
    return () => {
      left = true;
    };
  }, [http, locale, report, order]);

  return messages;
}

/** The message for one ordered item: the message with the closest configuration (spec row L1). Null when none fits. */
export function messageFor(
  item: OrderResponseItem,
  order: OrderResponse,
  messages: readonly ConfirmationMessage[],
): string | null {
  const wanted = {
    clientType: order.isNewClient ? 'new' : 'existing',
    taxonType: item.type,
    mode: modeOf(item, order),
  };
  const fitting = messages
    .filter(({ configuration }) => fits(configuration, wanted))
    .sort((one, other) => closeness(other.configuration) - closeness(one.configuration));
  return fitting[0] ? fillPlaceholders(fitting[0].message, item, order) : null;
}

type Configuration = ConfirmationMessage['configuration'];

/** A device without a subscription has no mode: only messages for all modes are about it. */
function modeOf(item: OrderResponseItem, order: OrderResponse): Configuration['mode'] {
  if (item.type === 'device' && item.mobileVariantName === null) return 'all';
  const line = order.complementaryInformations.find(({ identifier }) => identifier === item.identifier);
  return line?.subscriptionMode ?? 'new';
}

function fits(configuration: Configuration, wanted: Record<keyof Configuration, string>): boolean {
  return (
    [wanted.clientType, 'all'].includes(configuration.clientType) &&
    [wanted.taxonType, 'default'].includes(configuration.taxonType) &&
    [wanted.mode, 'all'].includes(configuration.mode)
  );
}

function closeness({ clientType, taxonType, mode }: Configuration): number {
  return Number(taxonType !== 'default') * 4 + Number(mode !== 'all') * 2 + Number(clientType !== 'all');
}
