import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { todayInLuxembourg, useShopLocale } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import { getConfirmationMessages } from '@alzette/shop-client';
import { colonOf, type OrderResponse } from '@alzette/shop-model';
import { Milestones, Timeline, TimelineEntry } from '@alzette/shop-widgets/orders';
import { Card, Disclosure, MailIcon } from '@alzette/ui';
import { combinedMessages, type ItemsMessage } from './confirmation-messages';
import styles from './confirmation-step.module.css';

/** The most messages that show unfolded. More messages are folded, because the dates below summarise them. */
const mostUnfolded = 2;

/** The next steps by date, after the messages of the content service (spec row L1). */
export function NextSteps({ order }: { readonly order: OrderResponse }) {
  const messages = useConfirmationMessages(order);
  const orderedOn = todayInLuxembourg(new Date(order.confirmedAt ?? order.createdAt));
  return (
    <Card title={<FormattedMessage id="confirmation.now.title" />}>
      <Timeline>
        <TimelineEntry icon={MailIcon} date={orderedOn} title={<FormattedMessage id="confirmation.now.confirmed" />}>
          {messages.length > mostUnfolded ? (
            <Disclosure variant="line" summary={<FormattedMessage id="confirmation.now.items" />}>
              <Messages messages={messages} />
            </Disclosure>
          ) : (
            <Messages messages={messages} />
          )}
        </TimelineEntry>
        <Milestones order={order} />
      </Timeline>
    </Card>
  );
}

function Messages({ messages }: { readonly messages: readonly ItemsMessage[] }) {
  const locale = useShopLocale();
  return messages.map(({ text, names }) => (
    <p key={names.join()} className={styles.message}>
      {messages.length > 1 && <b>{`${names.join(', ')}${colonOf(locale)}`}</b>}
      <span>{text}</span>
    </p>
  ));
}

/** The messages for the ordered items; none when the content service fails. */
function useConfirmationMessages(order: OrderResponse): readonly ItemsMessage[] {
  const { http, locale, report } = useServices();
  const [messages, setMessages] = useState<readonly ItemsMessage[]>([]);

  useEffect(() => {
    let left = false;
    getConfirmationMessages(http, locale).then(
      (all) => {
        if (!left) setMessages(combinedMessages(order, all));
      },
      (error: unknown) => report(error, { operation: 'confirmation messages' }),
    );
    return () => {
      left = true;
    };
  }, [http, locale, report, order]);

  return messages;
}
