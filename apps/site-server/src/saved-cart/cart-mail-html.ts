import { escapeHtml } from '@alzette/server-kit';
import { mailPage, mailParts, type MailParts } from '@alzette/server-kit/mail';
import type { CartMail, CartMailCopy } from './cart-mail';

/** The HTML part: the items of the cart, and a button that opens it. */
export function renderCartMail({ language, link, operator }: CartMail, copy: CartMailCopy): string {
  const { messages, subject, rest, validUntil } = copy;
  const { tokens } = operator.theme;
  const parts = mailParts(tokens);
  const { button, paragraph, quiet } = parts;
  return mailPage(
    { language, title: subject, heading: messages.cart, brand: operator.name, tokens },
    `${paragraph(messages.greeting)}
${paragraph(messages.intro)}
${rowsTable(copy, parts)}
${rest === null ? '' : paragraph(rest)}
${copy.rows.length > 0 ? quiet(messages.prices) : ''}
${button(messages.open, link)}
${paragraph(validUntil)}
${quiet(messages.notYou)}
${quiet(operator.legalName)}`,
  );
}

function rowsTable({ rows }: CartMailCopy, { colours, font }: MailParts): string {
  if (rows.length === 0) return '';
  const cells = rows.map(({ row, prices }) => {
    const times = row.quantity > 1 ? `${row.quantity} × ` : '';
    const border = row.isAddOn ? '' : `border-top:1px solid ${colours.line};`;
    const cell = `${border}padding:12px 0;${font};font-size:16px;line-height:1.4;color:${colours.ink}`;
    const facts = row.facts
      ? `<br><span class="soft" style="font-size:14px;color:${colours['ink-soft']}">${escapeHtml(row.facts)}</span>`
      : '';
    return `<tr><td class="ink line" style="${cell};padding-left:${row.isAddOn ? 16 : 0}px"><strong>${escapeHtml(`${times}${row.name}`)}</strong>${facts}</td><td class="ink line" align="right" valign="top" style="${cell};padding-left:16px">${prices.map(escapeHtml).join('<br>')}</td></tr>`;
  });
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-bottom:1px solid ${colours.line}">${cells.join('\n')}</table>`;
}
