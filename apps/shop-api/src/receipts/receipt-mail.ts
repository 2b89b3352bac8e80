import type { Operator } from '@alzette/operator-config';
import type { Mail } from '@alzette/server-kit/mail';
import type { Locale, OrderResponse } from '@alzette/shop-model';
import { receiptFacts, type Fact } from './receipt-facts';
import { renderReceipt } from './receipt-html';
import { english } from './texts/english';
import { french } from './texts/french';
import { german } from './texts/german';
import type { ReceiptTexts } from './texts/receipt-texts';

export interface Receipt {
  /** A confirmed one of a prepaid checkout. */
  readonly order: OrderResponse;
  readonly language: Locale;
  readonly operator: Operator;
}

/** What the mail says, in its order; the HTML and the text part only draw it. */
export interface ReceiptCopy {
  readonly subject: string;
  readonly heading: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly Fact[];
  readonly next: readonly string[];
  readonly help: string;
  /** Who sold it. */
  readonly seller: readonly string[];
}

const texts: Readonly<Record<Locale, ReceiptTexts>> = { fr: french, en: english, de: german };

/** The mail with the receipt of a prepaid order, as HTML and as text. */
export function receiptMail(receipt: Receipt): Mail {
  const words = wordsOf(receipt);
  return {
    to: receipt.order.email,
    subject: words.subject,
    html: renderReceipt(receipt, words),
    text: renderText(words),
  };
}

function wordsOf({ order, language, operator }: Receipt): ReceiptCopy {
  const own = texts[language];
  const isTopUp = order.items.some(({ type }) => type === 'prepaid-top-up');
  const { subject, heading, greeting, intro, next } = isTopUp ? own.topUp : own.starterPack;
  const { street, postcode, city } = operator.registeredOffice;
  return {
    subject: subject(operator.name, order.number ?? ''),
    heading,
    greeting: greeting(`${order.billingAddress.firstName} ${order.billingAddress.lastName}`),
    intro,
    facts: receiptFacts(order, language, own),
    next,
    help: own.help(operator.support.phone),
    seller: [operator.legalName, street, `L-${postcode} ${city}`],
  };
}

function renderText({ greeting, intro, facts, next, help, seller }: ReceiptCopy): string {
  const table = facts.map(([label, lines]) => `${label}: ${lines.join(', ')}`).join('\n');
  return `${[greeting, intro, table, ...next, help, seller.join('\n')].join('\n\n')}\n`;
}
