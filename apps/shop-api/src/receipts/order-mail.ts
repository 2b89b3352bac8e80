import type { Operator } from '@alzette/operator-config';
import { escapeHtml } from '@alzette/server-kit';
import { mailPage, mailParts, type Mail, type MailParts } from '@alzette/server-kit/mail';
import { formatLocales, type Locale } from '@alzette/shop-model';

/** A label and the lines of its value. */
export type Fact = readonly [label: string, lines: readonly string[]];

/** The content of a mail about an order, which its HTML and its text render. */
export interface OrderMailCopy {
  readonly subject: string;
  readonly heading: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly Fact[];
  /** The next steps, one paragraph each. */
  readonly next: readonly string[];
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
    text: renderText(copy, seller),
  };
}

function renderText({ greeting, intro, facts, next, help }: OrderMailCopy, seller: readonly string[]): string {
  const table = facts.map(([label, lines]) => `${label}: ${lines.join(', ')}`).join('\n');
  return `${[greeting, intro, table, ...next, help, seller.join('\n')].join('\n\n')}\n`;
}

function renderHtml(language: Locale, operator: Operator, copy: OrderMailCopy, seller: readonly string[]): string {
  const { subject, heading, greeting, intro, facts, next, help } = copy;
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

/** Cents as an amount, and moments as dates in Luxembourg. */
export function orderFormats(language: Locale) {
  const money = new Intl.NumberFormat(formatLocales[language], { style: 'currency', currency: 'EUR' });
  const date = new Intl.DateTimeFormat(formatLocales[language], { dateStyle: 'long', timeZone: 'Europe/Luxembourg' });
  return { amount: (cents: number) => money.format(cents / 100), date: (moment: Date) => date.format(moment) };
}
