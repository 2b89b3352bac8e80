import { escapeHtml } from '../escape-html';
import { logoMark } from './logo';

const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export interface MailPage {
  readonly language: string;
  /** The document title, which some mail programs show. */
  readonly title: string;
  readonly heading: string;
  /** The sender's name, above the heading. */
  readonly brand: string;
  /** The theme's own design tokens. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Building blocks of a mail's content. */
export interface MailParts {
  readonly colours: MailColours;
  /** A CSS declaration. */
  readonly font: string;
  paragraph(text: string): string;
  /** A link that looks like a button. */
  button(label: string, href: string): string;
  /** A link that looks like a secondary button, under a text about it. */
  secondary(label: string, href: string): string;
  /** Small secondary text. */
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
    button: (
      label,
      href,
    ) => `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>
<td class="go" align="center" style="background-color:${colours.coral};border-radius:12px"><a class="go" href="${escapeHtml(href)}" style="display:inline-block;border-radius:12px;padding:16px 32px;${font};font-size:17px;font-weight:700;text-decoration:none;color:${colours['on-coral']}">${escapeHtml(label)}</a></td>
</tr></table>`,
    secondary: (label, href) =>
      `<p style="margin:0 0 24px;${font};font-size:16px;line-height:1.5"><a class="river line" href="${escapeHtml(href)}" style="display:inline-block;border:1px solid ${colours.line};border-radius:12px;padding:10px 20px;font-weight:700;text-decoration:none;color:${colours.river}">${escapeHtml(label)}</a></p>`,
    quiet: (text) => paragraph(text, 14, colours['ink-soft'], 'soft'),
  };
}

/**
 * The HTML part of a mail: tables and inline styles, which every mail program supports. The style element only sets the colours
 * of the dark mode. It loads no external resource.
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
<p class="river" style="margin:0 0 24px;${font};font-size:21px;font-weight:700;letter-spacing:-0.03em;color:${colours.river}">${logoMark}${escapeHtml(brand)}</p>
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

/** The design tokens of mails in light and dark mode. Mail programs do not support CSS variables. */
const defaults = {
  ink: ['#0b1f2a', '#eef4f6'],
  'ink-soft': ['#485b66', '#a9bbc4'],
  line: ['#dde5e8', '#26404b'],
  mist: ['#f4f7f8', '#0b1a21'],
  paper: ['#ffffff', '#12262f'],
  river: ['#0b6475', '#5cc3d3'],
  coral: ['#c8371b', '#ff8061'],
  'on-coral': ['#ffffff', '#1c0a05'],
} as const;
type Token = keyof typeof defaults;

export type MailColours = Readonly<Record<Token, string>>;

/** The colours of a theme in one mode. A theme sets one colour for both modes, or two by `light-dark()`. */
function mailColours(themed: Readonly<Record<string, string>>, mode: 'light' | 'dark'): MailColours {
  const index = mode === 'light' ? 0 : 1;
  const tokens = Object.keys(defaults) as readonly Token[];
  return Object.fromEntries(
    tokens.map((token) => {
      const own = themed[token]?.match(/#[0-9a-f]{3,8}\b/giu) ?? [];
      return [token, own[index] ?? own[0] ?? defaults[token][index]];
    }),
  ) as MailColours;
}
