import type { Operator } from '@alzette/operator-config';
import type { Mail, Mailer } from '@alzette/server-kit/mail';
import type { Locale, OrderResponse } from '@alzette/shop-model';
import { isRealEmail, lockOrder, type Order, presentOrder } from '@alzette/shop-api/order';
import { findPayments } from '@alzette/shop-api/payment';
import {
  type Database,
  mailboxOf,
  type OutboxHandler,
  type RateCounter,
  sendWithinLimits,
  type ShopContext,
  withdrawMessage,
} from '@alzette/shop-api/platform';
import { orderedRows } from './ordered-rows';
import { orderFormats, orderMail } from './order-mail';
import { reminderTexts } from './texts/reminder-texts';

interface ReminderContext extends Pick<ShopContext, 'database' | 'operator'> {
  /** Hours without a transition after which an unpaid order expires. */
  readonly orderLifetimeHours: number;
}

interface ReminderDelivery {
  readonly mailer: Mailer;
  readonly rateCounter: RateCounter;
}

/** A low limit, because anyone can order with a stranger's email address and let payments fail. */
const perRecipient = { max: 3, seconds: 24 * 60 * 60 };

const hourMs = 60 * 60 * 1000;

/**
 * Mails the shopper a link to an order whose payment failed, unless something has followed the failure. In that case the message is
 * withdrawn, so that a later failure enqueues it again.
 */
export function sendPaymentReminder(
  { database, operator, orderLifetimeHours }: ReminderContext,
  { mailer, rateCounter }: ReminderDelivery,
): OutboxHandler<'payment_reminder'> {
  return async ({ orderId }, id) => {
    const order = await findUnpaidOrder(database, orderId, id);
    const [payment] = await findPayments(database, orderId);
    if (!order || !payment) return;
    const subject = `payment-reminder:recipient:${mailboxOf(order.email)}`;
    const mail = reminderMail({
      order: await presentOrder(database, order, null),
      language: order.language,
      operator,
      link: payment.return_url,
      payableUntil: new Date(payment.updated_at.getTime() + orderLifetimeHours * hourMs),
    });
    await sendWithinLimits(rateCounter, [[subject, perRecipient]], () => mailer.send({ id, ...mail }));
  };
}

/** Decides under the lock of the order, so that a payment that fails meanwhile is not missed. */
function findUnpaidOrder(database: Database, orderId: string, messageId: string): Promise<Order | null> {
  return database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (isUnpaid(order)) return order;
    await withdrawMessage(transaction, messageId);
    return null;
  });
}

function isUnpaid({ state, payment_state, email }: Order): boolean {
  return state === 'signed' && (payment_state === 'declined' || payment_state === 'expired') && isRealEmail(email);
}

interface Reminder {
  readonly order: OrderResponse;
  readonly language: Locale;
  readonly operator: Operator;
  /** Shows the order only in the session that made it; any other visitor gets the response for an unknown order. */
  readonly link: string;
  readonly payableUntil: Date;
}

function reminderMail({ order, language, operator, link, payableUntil }: Reminder): Mail {
  const texts = reminderTexts[language];
  const { amount, moment } = orderFormats(language);
  return orderMail(
    { to: order.email, language, operator },
    {
      subject: texts.subject(operator.name),
      heading: texts.heading,
      greeting: texts.greeting,
      intro: texts.intro,
      rows: orderedRows(order, language),
      facts: [
        [texts.labels.due, [amount(order.total)]],
        [texts.labels.until, [moment(payableUntil)]],
      ],
      action: { label: texts.pay, href: link },
      next: texts.next,
      help: texts.help(operator.support.phone),
    },
  );
}
