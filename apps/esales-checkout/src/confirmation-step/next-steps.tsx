import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fillPlaceholders } from '@alzette/checkout-kit';
import { todayInLuxembourg } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import { getConfirmationMessages } from '@alzette/shop-client';
import type { ConfirmationMessage, OrderResponse, OrderResponseItem } from '@alzette/shop-model';
import { Milestones, Timeline, TimelineEntry } from '@alzette/shop-widgets/orders';
import { Card, MailIcon } from '@alzette/ui';

/** What comes next for each ordered item as dated lines, after the messages of the content service (spec row L1). */
export function NextSteps({ order }: { readonly order: OrderResponse }) {
  const messages = useConfirmationMessages(order);
  const orderedOn = todayInLuxembourg(new Date(order.confirmedAt ?? order.createdAt));
  return (
    <Card title={<FormattedMessage id="confirmation.now.title" />}>
      <Timeline>
        <TimelineEntry icon={MailIcon} date={orderedOn} title={<FormattedMessage id="confirmation.now.confirmed" />}>
          {messages.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </TimelineEntry>
      </Timeline>
      <Milestones order={order} />
    </Card>
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
  const information = order.complementaryInformations.find(({ identifier }) => identifier === item.identifier);
  return information?.subscriptionMode ?? 'new';
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
