import type { Operator } from '@alzette/operator-config';
import { type Mail, type PricedRow, pricedText } from '@alzette/server-kit/mail';
import { formatLocales, formatMoney, type Locale, shopTimeZone, withFirst, withQuantity } from '@alzette/shop-model';
import { priceText } from '@alzette/shop-model/terms';
import type { CartRow, CartRows } from './cart-rows';
import { renderCartMail } from './cart-mail-html';
import { cartMailMessages, type CartMailMessages } from './mail-messages';

export interface CartMail extends CartRows {
  readonly to: string;
  readonly language: Locale;
  /** Address that opens the cart. */
  readonly link: string;
  /** When the link expires, in milliseconds since 1970. */
  readonly expiresAt: number;
  readonly operator: Operator;
}

/** The texts of the mail in their order, for its HTML and its text part. */
export interface CartMailCopy {
  readonly messages: CartMailMessages;
  readonly subject: string;
  readonly rows: readonly PricedRow[];
  /** The sentence about items without a row; null when every item has one. */
  readonly rest: string | null;
  readonly validUntil: string;
}

/** The mail that brings a saved cart back, as HTML and as text. */
export function cartMail(mail: CartMail): Mail {
  const copy = copyOf(mail);
  return { to: mail.to, subject: copy.subject, html: renderCartMail(mail, copy), text: renderText(mail, copy) };
}

function copyOf({ language, rows, unnamedCount, expiresAt, operator }: CartMail): CartMailCopy {
  const messages = cartMailMessages[language];
  const date = new Intl.DateTimeFormat(formatLocales[language], { dateStyle: 'long', timeZone: shopTimeZone });
  const pricesOf = ({ steps, oneOff }: CartRow) => [
    ...(steps.some(({ monthly }) => monthly > 0) || oneOff === 0 ? [priceText(steps, language)] : []),
    ...(oneOff > 0 ? [messages.oneOff(formatMoney(oneOff, language))] : []),
  ];
  return {
    messages,
    subject: messages.subject(operator.name),
    rows: rows.map((row) => ({
      name: withQuantity(row.quantity, row.name),
      facts: row.facts,
      isAddOn: row.isAddOn,
      prices: pricesOf(row),
    })),
    rest: restText(rows.length, unnamedCount, messages),
    validUntil: messages.validUntil(withFirst(date.format(expiresAt), language)),
  };
}

function restText(rowCount: number, unnamedCount: number, messages: CartMailMessages): string | null {
  if (unnamedCount === 0) return null;
  return rowCount === 0 ? messages.count(unnamedCount) : messages.others(unnamedCount);
}

function renderText({ link, operator }: CartMail, { messages, rows, rest, validUntil }: CartMailCopy): string {
  const cart = [...(rows.length > 0 ? [pricedText(rows)] : []), ...(rest === null ? [] : [rest])].join('\n');
  const note = rows.length > 0 ? [messages.prices] : [];
  const parts = [
    messages.greeting,
    messages.intro,
    cart,
    ...note,
    `${messages.open}\n${link}`,
    validUntil,
    messages.notYou,
  ];
  return `${[...parts, operator.legalName].join('\n\n')}\n`;
}
