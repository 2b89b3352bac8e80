import type { Operator } from '@alzette/operator-config';
import type { Mail, Mailer } from '@alzette/server-kit/mail';
import { type FulfilmentReason, type Locale, pathFor } from '@alzette/shop-model';
import type { LineEventDetails, LineEventRow } from '../order/line-event-repository';
import { contractEnd, has, isSuperseded } from '../order/line-events';
import { findOrderLines, hasGoods, lineName, type OrderLine } from '../order/order-lines';
import { findOrder, type Order } from '../order/order-repository';
import type { OutboxHandler } from '../platform/outbox/outbox';
import type { ShopContext } from '../platform/shop-context';
import { isRealEmail } from '../prepaid/prepaid-order';
import { type Fact, orderFormats, orderMail } from '../receipts/order-mail';
import { receiptTexts } from '../receipts/receipt-mail';
import { english } from './texts/english';
import { french } from './texts/french';
import { german } from './texts/german';
import type { LineMailTexts } from './texts/line-mail-texts';

const lineMailTexts: Readonly<Record<Locale, LineMailTexts>> = { fr: french, en: english, de: german };

type MailContext = Pick<ShopContext, 'database' | 'operator' | 'siteUrl'>;

/**
 * Mails the shopper what happened to line items. A fulfilment event that was overtaken before its mail went out is not mailed: "on its
 * way" after "delivered" would only confuse.
 */
export function sendLineMail(context: MailContext, mailer: Mailer): OutboxHandler<'line_mail'> {
  return async ({ orderId, eventId }, id) => {
    const order = await findOrder(context.database, orderId);
    if (!order?.number || !isRealEmail(order.email)) return;
    const concerned = (await findOrderLines(context.database, orderId)).flatMap((line) => {
      const event = line.events.find((each) => each.id === eventId);
      return event && !isSuperseded(event, line.events) ? [{ line, event }] : [];
    });
    const [first] = concerned;
    if (first) await mailer.send({ id, ...lineMail(context, order, first.event, concerned) });
  };
}

interface ConcernedLine {
  readonly line: OrderLine;
  readonly event: LineEventRow;
}

function lineMail(
  { operator, siteUrl }: MailContext,
  order: Order,
  { kind, details }: LineEventRow,
  concerned: readonly ConcernedLine[],
): Mail {
  const { language } = order;
  const texts = lineMailTexts[language];
  const { subject, heading, intro, next } = texts.kinds[kind];
  const { firstName = '', lastName = '' } = order.billing_address;
  const page = `${siteUrl}${pathFor('orders', language, operator.paths)}?order=${encodeURIComponent(order.token_value)}`;
  const { trackingUrl } = details;
  return orderMail(
    { to: order.email, language, operator },
    {
      subject: subject(order.number ?? ''),
      heading,
      greeting: texts.greeting(`${firstName} ${lastName}`.trim()),
      intro,
      facts: lineFacts(order, concerned),
      action:
        trackingUrl === undefined ? { label: texts.follow, href: page } : { label: texts.parcel, href: trackingUrl },
      next: [...next, ...(mustReturn(concerned) ? texts.returnGoods(returnAddress(operator)) : [])],
      help: receiptTexts[language].help(operator.support.phone),
    },
  );
}

function lineFacts({ language, number }: Order, concerned: readonly ConcernedLine[]): Fact[] {
  const texts = lineMailTexts[language];
  const { labels, reasons, chargeFor } = texts;
  const { amount, moment } = orderFormats(language);
  const [{ event } = { event: null }] = concerned;
  const { trackingNumber, reason, from, to } = event?.details ?? {};
  const sum = (key: 'refund' | 'charge' | 'billed') =>
    concerned.reduce((total, { event: { details } }) => total + (details[key] ?? 0), 0);
  const days = Math.max(0, ...concerned.map(({ event: { details } }) => details.days ?? 0));
  const fact = (label: string, value: string | null | undefined | false): Fact[] => (value ? [[label, [value]]] : []);
  return [
    [labels.items, concerned.map(({ line }) => lineName(line))],
    ...fact(labels.at, event && moment(event.at)),
    ...fact(labels.tracking, trackingNumber),
    ...fact(labels.reason, reason && reasons[reason as FulfilmentReason]),
    ...fact(labels.before, from && appointment(from, language)),
    ...fact(labels.after, to && appointment(to, language)),
    ...fact(labels.refund, sum('refund') > 0 && amount(sum('refund'))),
    ...fact(labels.charge, sum('charge') > 0 && chargeFor(amount(sum('charge')), days)),
    ...fact(labels.billed, sum('billed') > 0 && amount(sum('billed'))),
    [labels.order, [number ?? '']],
  ];
}

/** @param value `yyyy/MM/dd morning`, as the event holds it */
function appointment(value: NonNullable<LineEventDetails['from']>, language: Locale): string {
  const [day = '', time = ''] = value.split(' ');
  const date = orderFormats(language).date(new Date(`${day.replaceAll('/', '-')}T12:00:00Z`));
  return `${date}, ${lineMailTexts[language].times[time === 'morning' ? 'morning' : 'afternoon']}`;
}

/** Goods that were sent, and whose contract has ended. */
function mustReturn(concerned: readonly ConcernedLine[]): boolean {
  return concerned.some(
    ({ line }) => hasGoods(line) && contractEnd(line.events) !== null && has(line.events, 'dispatched', 'delivered'),
  );
}

function returnAddress({ legalName, registeredOffice: { street, postcode, city } }: Operator): string {
  return `${legalName}, ${street}, L-${postcode} ${city}`;
}
