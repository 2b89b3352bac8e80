import { mailColours, type MailColours } from '../mail/mail-colours';
import { escapeHtml } from '../pages/escape';
import type { CartMail, CartMailWords } from './cart-mail';

const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The HTML part: tables and inline styles, which every mail program draws. The rules in its head only turn the colours for
 * programs that follow a dark look. It loads nothing from anywhere.
 */
export function renderCartMail({ language, link, operator }: CartMail, words: CartMailWords): string {
  const { messages, subject, rest, validUntil } = words;
  const colours = mailColours(operator, 'light');
  const paragraph = (text: string, size = 16, colour = colours.ink, name = 'ink') =>
    `<p class="${name}" style="margin:0 0 16px;${font};font-size:${size}px;line-height:1.5;color:${colour}">${escapeHtml(text)}</p>`;
  const quiet = (text: string) => paragraph(text, 14, colours['ink-soft'], 'soft');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkRules(mailColours(operator, 'dark'))}</style>
</head>
<body class="mist" style="margin:0;padding:0;background-color:${colours.mist}">
<table role="presentation" class="mist" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${colours.mist}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:${colours.paper};border:1px solid ${colours.line};border-radius:16px">
<tr><td style="padding:32px">
<p class="river" style="margin:0 0 24px;${font};font-size:21px;font-weight:700;letter-spacing:-0.03em;color:${colours.river}">${escapeHtml(operator.name)}</p>
<h1 class="ink" style="margin:0 0 16px;${font};font-size:28px;line-height:1.15;letter-spacing:-0.025em;color:${colours.ink}">${escapeHtml(messages.cart)}</h1>
${paragraph(messages.greeting)}
${paragraph(messages.intro)}
${linesTable(words, colours)}
${rest === null ? '' : paragraph(rest)}
${words.lines.length > 0 ? quiet(messages.prices) : ''}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>
<td class="go" align="center" style="background-color:${colours.coral};border-radius:12px"><a class="go" href="${escapeHtml(link)}" style="display:inline-block;border-radius:12px;padding:16px 32px;${font};font-size:17px;font-weight:700;text-decoration:none;color:${colours['on-coral']}">${escapeHtml(messages.open)}</a></td>
</tr></table>
${paragraph(validUntil)}
${quiet(messages.notYou)}
${quiet(operator.legalName)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function linesTable({ lines }: CartMailWords, colours: MailColours): string {
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

function darkRules(colours: MailColours): string {
  const rules = [
    `.mist{background-color:${colours.mist}!important}`,
    `.paper{background-color:${colours.paper}!important;border-color:${colours.line}!important}`,
    `.ink{color:${colours.ink}!important}`,
    `.soft{color:${colours['ink-soft']}!important}`,
    `.line{border-color:${colours.line}!important}`,
    `.river{color:${colours.river}!important}`,
    `.go{background-color:${colours.coral}!important;color:${colours['on-coral']}!important}`,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
