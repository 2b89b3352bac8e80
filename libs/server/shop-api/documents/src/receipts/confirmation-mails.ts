import type { Mail } from '@alzette/server-kit/mail';
import {
  addressLines,
  colonOf,
  formatMoney,
  fullName,
  type Locale,
  monthlySteps,
  noonOf,
  orderedNames,
  type OrderResponse,
  timelineSteps,
} from '@alzette/shop-model';
import { formatPhone } from '@alzette/shop-model/phone';
import { priceText } from '@alzette/shop-model/terms';
import { orderedRows } from './ordered-rows';
import { documentAttachment, orderFormats, orderMail, type Fact, type MailedDocument } from './order-mail';
import {
  documentNames,
  orderAddress,
  paidLines,
  type ReceiptWithDocuments,
  receiptTexts,
  withdrawalStep,
} from './receipt-mail';
import { confirmationTexts, type ConfirmationTexts } from './texts/confirmation-texts';

/** Mail servers refuse large mails, often above 10 MB; base64 adds a third. */
const maxAttachedBytes = 5 * 1024 * 1024;

/**
 * The mails that confirm a subscription order: one, and further ones if its documents are too large. A link would not be a durable
 * medium (CJEU C-49/11), so every document is attached.
 */
export function confirmationMails(confirmation: ReceiptWithDocuments): readonly Mail[] {
  const { order, language, operator } = confirmation;
  const texts = confirmationTexts[language];
  const shared = receiptTexts[language];
  const [first = [], ...rest] = batches(confirmation.documents);
  const count = rest.length + 1;
  const options = { to: order.email, language, operator };
  const common = {
    heading: texts.heading,
    greeting: shared.starterPack.greeting(fullName(order.billingAddress)),
    help: shared.help(operator.support.phone),
  };
  const subject = texts.subject(operator.name, order.number ?? '');
  const confirmed = orderMail(options, {
    ...common,
    subject: count === 1 ? subject : `${subject} (1/${count})`,
    intro: texts.intro,
    rows: orderedRows(order, language),
    facts: confirmationFacts(confirmation, texts),
    action: { label: shared.follow, href: orderAddress(confirmation) },
    next: [
      ...(count === 1 ? [] : [texts.moreMails(count)]),
      ...documentNames(first, language),
      ...nextSteps(order, texts),
      withdrawalStep(confirmation),
    ],
  });
  const others = rest.map((documents, index) =>
    orderMail(options, {
      ...common,
      subject: `${subject} (${index + 2}/${count})`,
      intro: texts.restIntro,
      facts: [[shared.labels.order, [order.number ?? '']]],
      next: documentNames(documents, language),
    }),
  );
  return [
    { ...confirmed, attachments: first.map(documentAttachment) },
    ...others.map((mail, index) => ({ ...mail, attachments: (rest[index] ?? []).map(documentAttachment) })),
  ];
}

function batches(documents: readonly MailedDocument[]): MailedDocument[][] {
  const result: MailedDocument[][] = [];
  let bytes = 0;
  for (const document of documents) {
    const size = document.content.length;
    if (result.length === 0 || bytes + size > maxAttachedBytes) {
      result.push([]);
      bytes = 0;
    }
    result.at(-1)?.push(document);
    bytes += size;
  }
  return result;
}

function confirmationFacts({ order, language }: ReceiptWithDocuments, texts: ConfirmationTexts): Fact[] {
  const { date } = orderFormats(language);
  const shared = receiptTexts[language];
  const labels = { ...shared.labels, ...texts.labels };
  const dates = timelineLines(order, language, texts);
  return [
    [labels.paid, order.total === 0 ? [texts.nothingDue] : paidLines(order, language, shared)],
    ...(order.monthlyTotal === 0 ? [] : [[labels.monthly, [monthlyPrice(order, language)]] as const]),
    ...(hasParcel(order)
      ? [[labels.deliverTo, [fullName(order.shippingAddress), ...addressLines(order.shippingAddress)]] as const]
      : []),
    ...(dates.length === 0 ? [] : [[labels.dates, dates, 'list'] as const]),
    [labels.order, [order.number ?? '']],
    [labels.date, [date(new Date(order.confirmedAt ?? order.createdAt))]],
  ];
}

/** The label contains "per month". A price that rises also shows its duration. */
function monthlyPrice(order: OrderResponse, language: Locale): string {
  const steps = monthlySteps(order);
  return steps.length > 1 ? priceText(steps, language) : formatMoney(order.monthlyTotal, language);
}

/** The dates of the confirmation page, one line each. */
function timelineLines(order: OrderResponse, language: Locale, texts: ConfirmationTexts): string[] {
  const { milestones, start, times, simCards } = texts;
  const { date } = orderFormats(language);
  const names = orderedNames(order);
  return timelineSteps(order).map(({ kind, date: day, time, items, parcels, simCards: { plans, count } }) => {
    const [first] = items;
    const moved = order.complementaryInformations.find(({ identifier }) => identifier === first?.identifier);
    const isStart = kind === 'installation' && first?.selfInstallation === true;
    const what = (isStart ? start : milestones[kind])({
      items: items.map(({ identifier }) => names.get(identifier)).join(', '),
      contents: [...parcels, ...(count > 0 ? [simCards(count, plans.join(', '))] : [])].join(', '),
      number: formatPhone(moved?.currentPhoneNumber ?? ''),
      installation: first?.installationName ?? '',
    });
    const when = date(noonOf(day));
    return `${what}${colonOf(language)}${time === null || isStart ? when : `${when}, ${times[time]}`}`;
  });
}

function hasParcel({ timeline = [] }: OrderResponse): boolean {
  return timeline.some(({ kind }) => kind === 'parcel');
}

function nextSteps(order: OrderResponse, texts: ConfirmationTexts): string[] {
  const informations = order.complementaryInformations;
  // A changed line keeps its number without porting.
  const kept = informations
    .filter(({ keepNumber, subscriptionMode }) => keepNumber && subscriptionMode === 'new')
    .flatMap(({ currentPhoneNumber }) => currentPhoneNumber ?? []);
  return [
    ...(hasParcel(order) ? [texts.parcel] : []),
    ...(informations.some(({ simType }) => simType === 'eSIM') ? [texts.esim] : []),
    ...kept.map((number) => texts.keptNumber(formatPhone(number))),
  ];
}
