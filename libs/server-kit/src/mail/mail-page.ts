import { escapeHtml } from '../escape-html';
import { mailColours, type MailColours } from './mail-colours';

const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export interface MailPage {
  readonly language: string;
  /** What mail programs may show in place of the subject. */
  readonly title: string;
  readonly heading: string;
  /** Name of whoever writes, on top. */
  readonly brand: string;
  /** The theme's own design tokens. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** What the inside of a mail is made of, in the mail's colours. */
export interface MailParts {
  readonly colours: MailColours;
  /** A CSS declaration. */
  readonly font: string;
  paragraph(text: string): string;
  /** In small, for what may be overlooked. */
  quiet(text: string): string;
}

export function mailParts(tokens: MailPage['tokens']): MailParts {
  const colours = mailColours(tokens, 'light');
  const paragraph = (text: string, size: number, colour: string, name: string) =>
    `<p class="${name}" style="margin:0 0 16px;${font};font-size:${size}px;line-height:1.5;color:${colour}">${escapeHtml(text)}</p>`;
  return {
    colours,
    font,
    paragraph: (text) => paragraph(text, 16, colours.ink, 'ink'),
    quiet: (text) => paragraph(text, 14, colours['ink-soft'], 'soft'),
  };
}

/**
 * The HTML part of a mail: tables and inline styles, which every mail program draws. The rules in its head only turn the
 * colours for programs that follow a dark look. It loads nothing from anywhere.
 *
 * @param content HTML, escaped
 */
export function mailPage({ language, title, heading, brand, tokens }: MailPage, content: string): string {
  const colours = mailColours(tokens, 'light');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkRules(mailColours(tokens, 'dark'))}</style>
</head>
<body class="mist" style="margin:0;padding:0;background-color:${colours.mist}">
<table role="presentation" class="mist" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${colours.mist}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:${colours.paper};border:1px solid ${colours.line};border-radius:16px">
<tr><td style="padding:32px">
<p class="river" style="margin:0 0 24px;${font};font-size:21px;font-weight:700;letter-spacing:-0.03em;color:${colours.river}">${escapeHtml(brand)}</p>
<h1 class="ink" style="margin:0 0 16px;${font};font-size:28px;line-height:1.15;letter-spacing:-0.025em;color:${colours.ink}">${escapeHtml(heading)}</h1>
${content}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
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
