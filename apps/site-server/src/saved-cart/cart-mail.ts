import type { Operator } from '@alzette/operator-config';
import type { Mail } from '@alzette/server-kit/mail';
import type { Locale } from '@alzette/shop-model';
import type { CartLines, NamedLine } from './cart-lines';
import { renderCartMail } from './cart-mail-html';
import { cartMailMessages, type CartMailMessages } from './mail-messages';

export interface CartMail extends CartLines {
  readonly to: string;
  readonly language: Locale;
  /** Address that opens the cart. */
  readonly link: string;
  /** When it stops working, in milliseconds since 1970. */
  readonly expiresAt: number;
  readonly operator: Operator;
}

/** What the mail says, in its order; the HTML and the text part only draw it. */
export interface CartMailWords {
  readonly messages: CartMailMessages;
  readonly subject: string;
  readonly lines: readonly { readonly line: NamedLine; readonly prices: readonly string[] }[];
  /** What is said of lines without a name; null when every line has one. */
  readonly rest: string | null;
  readonly validUntil: string;
}

/** The mail that brings a saved cart back, as HTML and as text. */
export function cartMail(mail: CartMail): Mail {
  const words = wordsOf(mail);
  return { to: mail.to, subject: words.subject, html: renderCartMail(mail, words), text: renderText(mail, words) };
}

/** How Luxembourg's shoppers expect amounts and dates. */
const regions: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-GB', de: 'de-DE' };

function wordsOf({ language, lines, others, expiresAt, operator }: CartMail): CartMailWords {
  const messages = cartMailMessages[language];
  const money = new Intl.NumberFormat(regions[language], { style: 'currency', currency: 'EUR' });
  const date = new Intl.DateTimeFormat(regions[language], { dateStyle: 'long', timeZone: 'Europe/Luxembourg' });
  const pricesOf = ({ monthly, oneOff }: NamedLine) =>
    [
      monthly > 0 || oneOff === 0 ? messages.monthly(money.format(monthly / 100)) : '',
      oneOff > 0 ? messages.oneOff(money.format(oneOff / 100)) : '',
    ].filter(Boolean);
  return {
    messages,
    subject: messages.subject(operator.name),
    lines: lines.map((line) => ({ line, prices: pricesOf(line) })),
    rest: others === 0 ? null : lines.length === 0 ? messages.count(others) : messages.others(others),
    validUntil: messages.validUntil(date.format(expiresAt)),
  };
}

function renderText({ link, operator }: CartMail, { messages, lines, rest, validUntil }: CartMailWords): string {
  const items = lines.map(({ line, prices }) => {
    const times = line.quantity > 1 ? `${line.quantity} × ` : '';
    return `${line.isAddOn ? '  + ' : '- '}${times}${line.name} – ${prices.join(' + ')}`;
  });
  const cart = [...items, ...(rest === null ? [] : [rest])].join('\n');
  const note = lines.length > 0 ? [messages.prices] : [];
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
