import type { Operator } from '@alzette/operator-config';
import { escapeHtml } from '@alzette/server-kit';
import { mailPage, mailParts, type Mail, type MailParts } from '@alzette/server-kit/mail';
import { addressLines, formatLocales, type Locale, type OrderResponse } from '@alzette/shop-model';
import { formatPhone } from '@alzette/shop-model/phone';
import { english } from './texts/english';
import { french } from './texts/french';
import { german } from './texts/german';
import type { ReceiptTexts } from './texts/receipt-texts';

export interface Receipt {
  /** A confirmed prepaid order. */
  readonly order: OrderResponse;
  readonly language: Locale;
  readonly operator: Operator;
}

/** The content of the mail, which the HTML and text parts render. */
interface ReceiptCopy {
  readonly subject: string;
  readonly heading: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly Fact[];
  readonly next: readonly string[];
  readonly help: string;
  readonly seller: readonly string[];
}

const receiptTexts: Readonly<Record<Locale, ReceiptTexts>> = { fr: french, en: english, de: german };

/** The receipt of a prepaid order, as HTML and text. */
export function receiptMail(receipt: Receipt): Mail {
  const copy = copyOf(receipt);
  return {
    to: receipt.order.email,
    subject: copy.subject,
    html: renderHtml(receipt, copy),
    text: renderText(copy),
  };
}

function copyOf({ order, language, operator }: Receipt): ReceiptCopy {
  const texts = receiptTexts[language];
  const isTopUp = order.items.some(({ type }) => type === 'prepaid-top-up');
  const { subject, heading, greeting, intro, next } = isTopUp ? texts.topUp : texts.starterPack;
  const { street, postcode, city } = operator.registeredOffice;
  return {
    subject: subject(operator.name, order.number ?? ''),
    heading,
    greeting: greeting(`${order.billingAddress.firstName} ${order.billingAddress.lastName}`),
    intro,
    facts: receiptFacts(order, language, texts),
    next,
    help: texts.help(operator.support.phone),
    seller: [operator.legalName, street, `L-${postcode} ${city}`],
  };
}

function renderText({ greeting, intro, facts, next, help, seller }: ReceiptCopy): string {
  const table = facts.map(([label, lines]) => `${label}: ${lines.join(', ')}`).join('\n');
  return `${[greeting, intro, table, ...next, help, seller.join('\n')].join('\n\n')}\n`;
}

function renderHtml({ language, operator }: Receipt, copy: ReceiptCopy): string {
  const { subject, heading, greeting, intro, facts, next, help, seller } = copy;
  const { tokens } = operator.theme;
  const parts = mailParts(tokens);
  const { paragraph, quiet } = parts;
  return mailPage(
    { language, title: subject, heading, brand: operator.name, tokens },
    [
      paragraph(greeting),
      paragraph(intro),
      factsTable(facts, parts),
      ...next.map(paragraph),
      quiet(help),
      quiet(seller.join(' · ')),
    ].join('\n'),
  );
}

function factsTable(facts: readonly Fact[], { colours, font }: MailParts): string {
  const cell = `border-top:1px solid ${colours.line};padding:12px 0;${font};font-size:16px;line-height:1.4;vertical-align:top`;
  const rows = facts.map(
    ([label, lines]) =>
      `<tr><th class="soft line" scope="row" align="left" style="${cell};font-weight:400;padding-right:16px;color:${colours['ink-soft']}">${escapeHtml(label)}</th><td class="ink line" style="${cell};color:${colours.ink}">${lines.map(escapeHtml).join('<br>')}</td></tr>`,
  );
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-bottom:1px solid ${colours.line}">${rows.join('\n')}</table>`;
}

/** A label and the lines of its value. */
type Fact = readonly [label: string, lines: readonly string[]];

function receiptFacts(order: OrderResponse, language: Locale, { labels, vat, card }: ReceiptTexts): Fact[] {
  const money = new Intl.NumberFormat(formatLocales[language], { style: 'currency', currency: 'EUR' });
  const date = new Intl.DateTimeFormat(formatLocales[language], { dateStyle: 'long', timeZone: 'Europe/Luxembourg' });
  const amount = (cents: number) => money.format(cents / 100);
  const { firstName, lastName } = order.shippingAddress;
  const number = order.complementaryInformations[0]?.currentPhoneNumber ?? null;
  const paid = [amount(order.total), vat(amount(order.taxTotal))];
  return [
    [labels.product, order.items.map(({ variantName }) => variantName)],
    number === null
      ? [labels.deliverTo, [`${firstName} ${lastName}`, ...addressLines(order.shippingAddress)]]
      : [labels.number, [formatPhone(number)]],
    [labels.paid, order.card ? [...paid, card(order.card.brand, order.card.lastDigits)] : paid],
    [labels.order, [order.number ?? '']],
    [labels.date, [date.format(new Date(order.confirmedAt ?? order.createdAt))]],
  ];
}
