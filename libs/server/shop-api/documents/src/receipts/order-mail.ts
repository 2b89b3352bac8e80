import type { Operator } from '@alzette/operator-config';
import { escapeHtml } from '@alzette/server-kit';
import {
  mailPage,
  mailParts,
  pricedTable,
  pricedText,
  type Mail,
  type MailAttachment,
  type MailParts,
  type PricedRow,
} from '@alzette/server-kit/mail';
import { colonOf, formatLocales, formatMoney, type Locale, shopTimeZone, withFirst } from '@alzette/shop-model';

/** A label and the lines of its value. The lines of a `list` are sentences with space between them. */
export type Fact = readonly [label: string, lines: readonly string[], kind?: 'list'];

/** A picture that is part of the mail, with its alternative text. */
export interface MailPicture extends Omit<MailAttachment, 'contentId'> {
  readonly alt: string;
  /** Width and height on the page, in pixels. */
  readonly size: number;
}

/** A document of the order, as signed. */
export interface MailedDocument {
  readonly name: string;
  readonly content: Uint8Array;
}

/** A label and its address. */
interface MailLink {
  readonly label: string;
  readonly href: string;
}

/** A paragraph, or one with a link under it. */
export type NextStep = string | { readonly text: string; readonly link: MailLink };

/** The content of a mail about an order, which its HTML and its text render. */
export interface OrderMailCopy {
  readonly subject: string;
  readonly heading: string;
  readonly greeting: string;
  readonly intro: string;
  /** The ordered items with their prices. */
  readonly rows?: readonly PricedRow[];
  /** Shown between the introduction and the facts, which repeat its content. */
  readonly picture?: MailPicture;
  readonly facts: readonly Fact[];
  /** A button under the facts. */
  readonly action?: MailLink;
  readonly next: readonly NextStep[];
  readonly help: string;
}

interface OrderMailOptions {
  readonly to: string;
  readonly language: Locale;
  readonly operator: Operator;
}

/** A mail about an order, from the operator, as HTML and text. */
export function orderMail({ to, language, operator }: OrderMailOptions, copy: OrderMailCopy): Mail {
  const { street, postcode, city } = operator.registeredOffice;
  const seller = [operator.legalName, street, `L-${postcode} ${city}`];
  return {
    to,
    subject: copy.subject,
    html: renderHtml(language, operator, copy, seller),
    text: renderText(language, copy, seller),
    ...(copy.picture && { attachments: [attachmentOf(copy.picture)] }),
  };
}

export function documentAttachment({ name, content }: MailedDocument): MailAttachment {
  return { filename: `${name.replace(/[\\/]/gu, '-')}.pdf`, content, contentType: 'application/pdf' };
}

const pictureId = 'picture';

function attachmentOf({ filename, contentType, content }: MailPicture): MailAttachment {
  return { filename, contentType, content, contentId: pictureId };
}

function renderText(
  language: Locale,
  { greeting, intro, rows = [], facts, action, next, help }: OrderMailCopy,
  seller: readonly string[],
): string {
  const colon = colonOf(language);
  const table = facts.map((fact) => `${fact[0]}${colon.trimEnd()}${valueText(fact)}`).join('\n');
  const linkText = ({ label, href }: MailLink) => `${label}${colon}${href}`;
  const steps = next.map((step) => (typeof step === 'string' ? step : `${step.text}\n${linkText(step.link)}`));
  const items = rows.length > 0 ? [pricedText(rows)] : [];
  const link = action ? [linkText(action)] : [];
  return `${[greeting, intro, ...items, table, ...link, ...steps, help, seller.join('\n')].join('\n\n')}\n`;
}

function valueText([, lines, kind]: Fact): string {
  return kind === 'list' ? lines.map((line) => `\n  ${line}`).join('') : ` ${lines.join(', ')}`;
}

function valueHtml([, lines, kind]: Fact): string {
  const texts = lines.map(escapeHtml);
  return kind === 'list'
    ? texts.map((text, index) => `<div style="margin:${index === 0 ? 0 : 8}px 0 0">${text}</div>`).join('')
    : texts.join('<br>');
}

function renderHtml(language: Locale, operator: Operator, copy: OrderMailCopy, seller: readonly string[]): string {
  const { subject, heading, greeting, intro, rows = [], picture, facts, action, next, help } = copy;
  const { tokens } = operator.theme;
  const parts = mailParts(tokens);
  const { paragraph, button, secondary, quiet } = parts;
  const renderStep = (step: NextStep) =>
    typeof step === 'string' ? paragraph(step) : paragraph(step.text) + secondary(step.link.label, step.link.href);
  return mailPage(
    { language, title: subject, heading, brand: operator.name, tokens },
    [
      paragraph(greeting),
      paragraph(intro),
      ...(picture ? [renderPicture(picture)] : []),
      pricedTable(rows, parts),
      factsTable(facts, parts),
      ...(action ? [button(action.label, action.href)] : []),
      ...next.map(renderStep),
      quiet(help),
      quiet(seller.join(' · ')),
    ].join('\n'),
  );
}

function renderPicture({ alt, size }: MailPicture): string {
  return `<img src="cid:${pictureId}" alt="${escapeHtml(alt)}" width="${size}" height="${size}" style="display:block;margin:0 0 24px;border:0;max-width:100%">`;
}

function factsTable(facts: readonly Fact[], { colours, font }: MailParts): string {
  const cell = `border-top:1px solid ${colours.line};padding:12px 0;${font};font-size:16px;line-height:1.4;vertical-align:top`;
  const rows = facts.map(
    (fact) =>
      `<tr><th class="soft line" scope="row" align="left" style="${cell};font-weight:400;padding-right:16px;color:${colours['ink-soft']}">${escapeHtml(fact[0])}</th><td class="ink line" style="${cell};overflow-wrap:anywhere;color:${colours.ink}">${valueHtml(fact)}</td></tr>`,
  );
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-bottom:1px solid ${colours.line}">${rows.join('\n')}</table>`;
}

/** Formats cents as an amount, and times as dates in Luxembourg, with or without the time of day. */
export function orderFormats(language: Locale) {
  const date = new Intl.DateTimeFormat(formatLocales[language], { dateStyle: 'long', timeZone: shopTimeZone });
  const moment = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shopTimeZone,
  });
  return {
    amount: (cents: number) => formatMoney(cents, language),
    date: (at: Date) => withFirst(date.format(at), language),
    moment: (at: Date) => withFirst(moment.format(at), language),
  };
}
