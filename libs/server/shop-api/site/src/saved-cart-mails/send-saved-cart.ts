import type { Mail, Mailer } from '@alzette/server-kit/mail';
import {
  type LimitedSubject,
  mailboxOf,
  type OutboxHandler,
  type RateCounter,
  sendWithinLimits,
} from '@alzette/shop-api/platform';

declare module '@alzette/shop-api/platform/outbox' {
  interface OutboxPayloads {
    readonly saved_cart_mail: Omit<Mail, 'id'>;
  }
}

const hour = 3_600;
/** Mails requested by one network. A stranger reaches this limit before that of the mailbox. */
const perNetwork = { max: 10, seconds: 600 };
const perMailboxOfNetwork = { max: 3, seconds: hour };
/** Mails actually sent to a mailbox, for all networks together. */
const perMailbox = { max: 10, seconds: hour };

/** The limits that a request for a mail counts towards. */
export function limitsOfAsker(to: string, network: string): LimitedSubject[] {
  return [
    [`saved-cart-mail:network:${network}:mailbox:${mailboxOf(to)}`, perMailboxOfNetwork],
    [`saved-cart-mail:address:${network}`, perNetwork],
  ];
}

/** Seconds until the mailbox may get another mail; null if it may now. Does not count a request. */
export function waitOfMailbox(counter: RateCounter, to: string): Promise<number | null> {
  return counter.count([[subjectOf(to), { ...perMailbox, max: perMailbox.max - 1 }]], 0);
}

export function sendSavedCart(mailer: Mailer, counter: RateCounter): OutboxHandler<'saved_cart_mail'> {
  return (mail, id) =>
    sendWithinLimits(counter, [[subjectOf(mail.to), perMailbox]], () => mailer.send({ ...mail, id }));
}

function subjectOf(to: string): string {
  return `saved-cart-mail:mailbox:${mailboxOf(to)}`;
}
