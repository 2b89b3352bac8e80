import { escapeHtml } from '@alzette/server-kit';
import { mailPage, mailParts, type MailParts } from '@alzette/server-kit/mail';
import type { CartMail, CartMailWords } from './cart-mail';

/** The HTML part: the lines of the cart, and a button that opens it. */
export function renderCartMail({ language, link, operator }: CartMail, words: CartMailWords): string {
  const { messages, subject, rest, validUntil } = words;
  const { tokens } = operator.theme;
  const parts = mailParts(tokens);
  const { colours, font, paragraph, quiet } = parts;
  return mailPage(
    { language, title: subject, heading: messages.cart, brand: operator.name, tokens },
    `${paragraph(messages.greeting)}
${paragraph(messages.intro)}
${linesTable(words, parts)}
${rest === null ? '' : paragraph(rest)}
${words.lines.length > 0 ? quiet(messages.prices) : ''}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>
<td class="go" align="center" style="background-color:${colours.coral};border-radius:12px"><a class="go" href="${escapeHtml(link)}" style="display:inline-block;border-radius:12px;padding:16px 32px;${font};font-size:17px;font-weight:700;text-decoration:none;color:${colours['on-coral']}">${escapeHtml(messages.open)}</a></td>
</tr></table>
${paragraph(validUntil)}
${quiet(messages.notYou)}
${quiet(operator.legalName)}`,
  );
}

function linesTable({ lines }: CartMailWords, { colours, font }: MailParts): string {
  if (lines.length === 0) return '';
  const rows = lines.map(({ line, prices }) => {
    const times = line.quantity > 1 ? `${line.quantity} × ` : '';
    const border = line.isAddOn ? '' : `border-top:1px solid ${colours.line};`;
    const cell = `${border}padding:12px 0;${font};font-size:16px;line-height:1.4;color:${colours.ink}`;
    const facts = line.facts
      ? `<br><span class="soft" style="font-size:14px;color:${colours['ink-soft']}">${escapeHtml(line.facts)}</span>`
      : '';
    return `<tr><td class="ink line" style="${cell};padding-left:${line.isAddOn ? 16 : 0}px"><strong>${escapeHtml(`${times}${line.name}`)}</strong>${facts}</td><td class="ink line" align="right" valign="top" style="${cell};padding-left:16px">${prices.map(escapeHtml).join('<br>')}</td></tr>`;
  });
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-bottom:1px solid ${colours.line}">${rows.join('\n')}</table>`;
}
