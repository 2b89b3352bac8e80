import type { Operator } from '@alzette/operator-config';
import type { Mail, Mailer } from '@alzette/server-kit/mail';
import { type FulfilmentReason, fullName, type Locale, pathFor, noonOf } from '@alzette/shop-model';
import { type Fact, orderFormats, orderMail, receiptTexts } from '@alzette/shop-api/documents';
import { findOrder, isRealEmail, type Order } from '@alzette/shop-api/order';
import type { OutboxHandler, ShopContext } from '@alzette/shop-api/platform';
import type { ItemEventDetails, ItemEventRow } from '../items/item-event-repository';
import { isSuperseded } from '../items/item-events';
import { findMainItems, isSelfInstalled, type MainItem } from '../items/main-items';
import { goodsReturn } from '../withdrawals/contract-ends';
import { english } from './texts/english';
import { french } from './texts/french';
import { german } from './texts/german';
import type { ItemMailTexts } from './texts/item-mail-texts';

const itemMailTexts: Readonly<Record<Locale, ItemMailTexts>> = { fr: french, en: english, de: german };

type MailContext = Pick<ShopContext, 'database' | 'operator' | 'siteUrl'>;

/**
 * Mails the shopper about events of line items. A fulfilment event that was superseded before its mail was sent is not mailed: "on its
 * way" after "delivered" would only confuse.
 */
export function sendItemMail(context: MailContext, mailer: Mailer): OutboxHandler<'item_mail'> {
  return async ({ orderId, eventId }, id) => {
    const order = await findOrder(context.database, orderId);
    if (!order?.number || !isRealEmail(order.email)) return;
    const concerned = (await findMainItems(context.database, orderId)).flatMap((item) => {
      const event = item.events.find((each) => each.id === eventId);
      return event && !isSuperseded(event, item.events) ? [{ item, event }] : [];
    });
    const [first] = concerned;
    if (first) await mailer.send({ id, ...itemMail(context, order, first.event, concerned) });
  };
}

interface ConcernedItem {
  readonly item: MainItem;
  readonly event: ItemEventRow;
}

function itemMail(
  { operator, siteUrl }: MailContext,
  order: Order,
  { kind, details }: ItemEventRow,
  concerned: readonly ConcernedItem[],
): Mail {
  const { language } = order;
  const texts = itemMailTexts[language];
  const isStart = kind === 'rescheduled' && concerned.every(({ item }) => isSelfInstalled(item));
  const { subject, heading, intro, next } = isStart ? texts.startMoved : texts.kinds[kind];
  const page = `${siteUrl}${pathFor('orders', language, operator.paths)}?order=${encodeURIComponent(order.token_value)}`;
  const { trackingUrl } = details;
  return orderMail(
    { to: order.email, language, operator },
    {
      subject: subject(order.number ?? ''),
      heading,
      greeting: texts.greeting(fullName(order.billing_address)),
      intro,
      facts: itemFacts(order, concerned),
      action:
        trackingUrl === undefined ? { label: texts.follow, href: page } : { label: texts.parcel, href: trackingUrl },
      next: [...next, ...(mustReturn(concerned) ? texts.returnGoods(returnAddress(operator)) : [])],
      help: receiptTexts[language].help(operator.support.phone),
    },
  );
}

function itemFacts({ language, number }: Order, concerned: readonly ConcernedItem[]): Fact[] {
  const texts = itemMailTexts[language];
  const { labels, reasons, chargeFor } = texts;
  const { amount, moment, date } = orderFormats(language);
  const [{ event, item } = { event: null, item: null }] = concerned;
  const hasTime = item !== null && !isSelfInstalled(item);
  const { trackingNumber, reason, from, to } = event?.details ?? {};
  const sum = (key: 'refund' | 'afterReturn' | 'charge' | 'billed') =>
    concerned.reduce((total, { event: { details } }) => total + (details[key] ?? 0), 0);
  const refund = sum('refund') - sum('afterReturn');
  const [awaited] = concerned.flatMap(({ item }) => goodsReturn(item) ?? []).filter(({ state }) => state === 'awaited');
  const days = Math.max(0, ...concerned.map(({ event: { details } }) => details.days ?? 0));
  const fact = (label: string, value: string | null | undefined | false): Fact[] => (value ? [[label, [value]]] : []);
  return [
    [labels.items, concerned.map(({ item }) => item.name)],
    ...fact(labels.at, event && moment(event.at)),
    ...fact(labels.tracking, trackingNumber),
    ...fact(labels.reason, reason && reasons[reason as FulfilmentReason]),
    ...fact(labels.before, from && appointment(from, language, hasTime)),
    ...fact(labels.after, to && appointment(to, language, hasTime)),
    ...fact(labels.refund, refund > 0 && amount(refund)),
    ...fact(labels.afterReturn, sum('afterReturn') > 0 && amount(sum('afterReturn'))),
    ...fact(labels.returnBy, awaited && date(noonOf(awaited.until))),
    ...fact(labels.charge, sum('charge') > 0 && chargeFor(amount(sum('charge')), days)),
    ...fact(labels.billed, sum('billed') > 0 && amount(sum('billed'))),
    [labels.order, [number ?? '']],
  ];
}

/** @param value `yyyy/MM/dd morning`, as the event holds it */
function appointment(value: NonNullable<ItemEventDetails['from']>, language: Locale, hasTime: boolean): string {
  const [day = '', time = ''] = value.split(' ');
  const date = orderFormats(language).date(noonOf(day));
  return hasTime ? `${date}, ${itemMailTexts[language].times[time === 'morning' ? 'morning' : 'afternoon']}` : date;
}

/** The contract of sent goods has ended, and the goods are not on their way back. */
function mustReturn(concerned: readonly ConcernedItem[]): boolean {
  return concerned.some(({ item }) => goodsReturn(item)?.state === 'awaited');
}

function returnAddress({ legalName, registeredOffice: { street, postcode, city } }: Operator): string {
  return `${legalName}, ${street}, L-${postcode} ${city}`;
}
