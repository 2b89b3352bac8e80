import type { Operator } from '@alzette/operator-config';
import type { Mail } from '@alzette/server-kit/mail';
import { addressLines, fullName, type Locale, type OrderResponse, pathFor } from '@alzette/shop-model';
import { formatPhone } from '@alzette/shop-model/phone';
import {
  documentAttachment,
  orderFormats,
  orderMail,
  type Fact,
  type MailedDocument,
  type NextStep,
} from './order-mail';
import { confirmationTexts } from './texts/confirmation-texts';
import { english } from './texts/english';
import { french } from './texts/french';
import { german } from './texts/german';
import type { ReceiptTexts } from './texts/receipt-texts';

export interface Receipt {
  /** A confirmed prepaid order. */
  readonly order: OrderResponse;
  readonly language: Locale;
  readonly operator: Operator;
  /** Address of the shop's site, without a trailing slash. */
  readonly siteUrl: string;
}

export interface ReceiptWithDocuments extends Receipt {
  readonly documents: readonly MailedDocument[];
}

/** The page of an order. It shows the order in the browser that placed it, and help in any other browser. */
export function orderAddress({ order, language, operator, siteUrl }: Receipt): string {
  return `${siteUrl}${pathFor('orders', language, operator.paths)}?order=${encodeURIComponent(order.tokenValue)}`;
}

/** The right of withdrawal, with a link to the withdrawal page. Every page links to it in its footer too. */
export function withdrawalStep({ language, operator, siteUrl }: Receipt): NextStep {
  const { withdrawal, withdraw } = receiptTexts[language];
  const href = `${siteUrl}${pathFor('orders', language, operator.paths)}?withdraw`;
  return { text: withdrawal, link: { label: withdraw, href } };
}

export const receiptTexts: Readonly<Record<Locale, ReceiptTexts>> = { fr: french, en: english, de: german };

/** The receipt of a prepaid order, as HTML and text, with its annex. */
export function receiptMail(receipt: ReceiptWithDocuments): Mail {
  const { order, language, operator, documents } = receipt;
  const texts = receiptTexts[language];
  const isTopUp = order.items.some(({ type }) => type === 'prepaid-top-up');
  const { subject, heading, greeting, intro, action, next } = isTopUp ? texts.topUp : texts.starterPack;
  const mail = orderMail(
    { to: order.email, language, operator },
    {
      subject: subject(operator.name, order.number ?? ''),
      heading,
      greeting: greeting(fullName(order.billingAddress)),
      intro,
      facts: receiptFacts(order, language, texts),
      action: action
        ? { label: action, href: operator.activationUrl }
        : { label: texts.follow, href: orderAddress(receipt) },
      next: [...next, ...documentNames(documents, language), withdrawalStep(receipt)],
      help: texts.help(operator.support.phone),
    },
  );
  return { ...mail, attachments: documents.map(documentAttachment) };
}

/** The sentence about the attached documents. */
export function documentNames(documents: readonly MailedDocument[], language: Locale): string[] {
  return documents.length === 0
    ? []
    : [confirmationTexts[language].documents(documents.map(({ name }) => name).join(', '))];
}

function receiptFacts(order: OrderResponse, language: Locale, texts: ReceiptTexts): Fact[] {
  const { labels } = texts;
  const { date } = orderFormats(language);
  const number = order.complementaryInformations[0]?.currentPhoneNumber ?? null;
  return [
    [labels.product, order.items.map(({ variantName }) => variantName)],
    number === null
      ? [labels.deliverTo, [fullName(order.shippingAddress), ...addressLines(order.shippingAddress)]]
      : [labels.number, [formatPhone(number)]],
    [labels.paid, paidLines(order, language, texts)],
    [labels.order, [order.number ?? '']],
    [labels.date, [date(new Date(order.confirmedAt ?? order.createdAt))]],
  ];
}

/** The amount paid, its VAT and the card. */
export function paidLines(order: OrderResponse, language: Locale, { vat, card }: ReceiptTexts): string[] {
  const { amount } = orderFormats(language);
  const paid = [amount(order.total), vat(amount(order.taxTotal))];
  return order.card ? [...paid, card(order.card.brand, order.card.lastDigits)] : paid;
}
