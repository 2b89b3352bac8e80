import { randomBytes } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import type { Mailer } from '@alzette/server-kit/mail';
import { pathFor, type Locale } from '@alzette/shop-model';
import { isRealEmail } from '@alzette/shop-api/order';
import {
  type LimitedSubject,
  mailboxOf,
  type OutboxHandler,
  type RateCounter,
  sendWithinLimits,
  type ShopContext,
  type Visitor,
} from '@alzette/shop-api/platform';
import { orderLinkMail } from './order-link-mail';
import { findOrderOfShopper, insertOrderLink, insertOrderReader, openOrderLink } from './order-access-repository';

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    /** A visitor requested a link to an order. The order is looked up only when the mail is sent. */
    readonly order_link: {
      readonly number: string;
      readonly email: string;
      readonly locale: Locale;
      /** ISO 8601 */
      readonly askedAt?: string;
      /** Identifies the network of the visitor. */
      readonly network?: string;
    };
  }
}

const minuteMs = 60_000;

/** Validity of a mailed link. */
export const orderLinkMinutes = 30;
/**
 * Mails to one mailbox, per network and in total. A mail counts as long as its link is valid, so a mailbox over the limit has a valid link:
 * a stranger cannot lock a shopper out of the order.
 */
const mailsPerNetwork = { max: 3, seconds: orderLinkMinutes * 60 };
const mailsPerMailbox = { max: 10, seconds: orderLinkMinutes * 60 };

/** How long the browser that opened the link may read the order. */
const readingHours = 24;

/** Mails the link of an order to the email address of the order. Does nothing if number and address do not match. */
export function sendOrderLink(
  { database, operator, siteUrl, now }: Pick<ShopContext, 'database' | 'operator' | 'siteUrl' | 'now'>,
  { mailer, rateCounter }: { readonly mailer: Mailer; readonly rateCounter: RateCounter },
): OutboxHandler<'order_link'> {
  return async ({ number, email, locale, askedAt, network = '' }, id) => {
    const order = await findOrderOfShopper(database, number, email);
    if (!order?.number || !isRealEmail(order.email)) return;
    const mailbox = `order-link:mailbox:${mailboxOf(order.email)}`;
    const subjects: LimitedSubject[] = [
      [`${mailbox}:${network}`, mailsPerNetwork],
      [mailbox, mailsPerMailbox],
    ];
    const token = randomBytes(32).toString('base64url');
    const present = now();
    const newLink = {
      token,
      orderId: order.id,
      askedAt: askedAt === undefined ? present : new Date(askedAt),
      expiresAt: new Date(present.getTime() + orderLinkMinutes * minuteMs),
    };
    const link = `${siteUrl}${pathFor('orders', locale, operator.paths)}#link=${token}`;
    const mail = orderLinkMail({ to: order.email, number: order.number, language: locale, operator, link });
    await sendWithinLimits(rateCounter, subjects, async () => {
      await insertOrderLink(database, newLink);
      await mailer.send({ id, ...mail });
    });
  };
}

/**
 * Opens the order of a mailed link in the visitor's session. The same session may open it again until it expires.
 *
 * @returns the token of the order
 * @throws ProblemError 410 `order_link_ended`, the same for an unknown, a used and an expired link
 */
export async function openLink(
  { database, now }: Pick<ShopContext, 'database' | 'now'>,
  visitor: Visitor,
  token: string,
): Promise<string> {
  const present = now();
  return database.transaction().execute(async (transaction) => {
    const link = await openOrderLink(transaction, { token, sessionId: visitor.id, now: present });
    if (!link) throw new ProblemError('order_link_ended');
    const until = new Date(present.getTime() + readingHours * 60 * minuteMs);
    const { orderId, askedAt } = link;
    await insertOrderReader(transaction, { orderId, sessionId: visitor.id, token, askedAt, expiresAt: until });
    return link.tokenValue;
  });
}
