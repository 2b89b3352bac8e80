import { escapeHtml } from '../escape-html';
import type { MailParts } from './mail-page';

/** A bought item with its prices. */
export interface PricedRow {
  readonly name: string;
  /** Small, under the name; empty for none. */
  readonly facts: string;
  /** Whether it belongs to the row above. */
  readonly isAddOn: boolean;
  /** One line each, formatted. */
  readonly prices: readonly string[];
}

/** A table of names and prices, for the HTML of a mail; empty without rows. */
export function pricedTable(rows: readonly PricedRow[], { colours, font }: MailParts): string {
  if (rows.length === 0) return '';
  const cells = rows.map(({ name, facts, isAddOn, prices }) => {
    const border = isAddOn ? '' : `border-top:1px solid ${colours.line};`;
    const cell = `${border}padding:${isAddOn ? 0 : 12}px 0 12px;${font};font-size:16px;line-height:1.4;color:${colours.ink}`;
    const small = facts
      ? `<br><span class="soft" style="font-size:14px;color:${colours['ink-soft']}">${escapeHtml(facts)}</span>`
      : '';
    return `<tr><td class="ink line" valign="top" style="${cell};padding-left:${isAddOn ? 16 : 0}px">${isAddOn ? escapeHtml(name) : `<strong>${escapeHtml(name)}</strong>`}${small}</td><td class="ink line" align="right" valign="top" style="${cell};padding-left:16px">${prices.map(escapeHtml).join('<br>')}</td></tr>`;
  });
  return `<table class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-bottom:1px solid ${colours.line}">${cells.join('\n')}</table>`;
}

/** Like `pricedTable` for the text of a mail, one line each. */
export function pricedText(rows: readonly PricedRow[]): string {
  return rows
    .map(({ name, isAddOn, prices }) => `${isAddOn ? '  + ' : '- '}${name} – ${prices.join(' + ')}`)
    .join('\n');
}
