import { escapeHtml } from '@alzette/server-kit';
import { mailPage, mailParts, type MailParts } from '@alzette/server-kit/mail';
import type { Fact } from './receipt-facts';
import type { Receipt, ReceiptCopy } from './receipt-mail';

/** The HTML part: what was bought as a table, and what happens now. */
export function renderReceipt({ language, operator }: Receipt, words: ReceiptCopy): string {
  const { subject, heading, greeting, intro, facts, next, help, seller } = words;
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
