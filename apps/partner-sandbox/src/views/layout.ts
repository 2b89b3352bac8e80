import type { Locale } from '@alzette/shop-model';
import type { Brand } from './brands';
import { fontPath } from './fonts';
import { html, Html } from './html';

interface Layout {
  readonly brand: Brand;
  readonly language: Locale;
  readonly title: string;
  readonly nonce: string;
  readonly content: Html;
  /** Whether the page has two columns. */
  readonly isWide?: boolean;
}

const notes: Readonly<Record<Locale, string>> = {
  fr: 'Environnement de test',
  en: 'Test environment',
  de: 'Testumgebung',
};

/** A page of a company. */
export function layout({ brand, language, title, nonce, content, isWide = false }: Layout): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${brand.name}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${stylesheet(brand)}</style>
</head>
<body>
<header>
<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">${brand.mark}</svg>
<b>${brand.name}</b>
<span>${notes[language]}</span>
</header>
<main${isWide ? html` class="wide"` : null}>${content}</main>
</body>
</html>`;
}

/** The style sheet of every page, in the colours of a company. */
function stylesheet({ main, tint, ground, font, fallback = 'system-ui, sans-serif', radius }: Brand): Html {
  return new Html(`
@font-face { font-family: own; src: url(${fontPath(font)}) format('woff2'); font-weight: 200 1000; font-display: swap; }
:root { --main: ${main}; --tint: ${tint}; --ground: ${ground}; --radius: ${radius}; --ink: #1d1d24; --quiet: #55555f; --error: #a3142b; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.5 own, ${fallback}; }
header { display: flex; align-items: center; gap: 10px; min-height: 64px; padding: 0 max(16px, calc(50vw - 600px)); border-bottom: 1px solid #dcdce4; background: #fff; color: var(--main); }
header b { font-size: 21px; letter-spacing: -.02em; }
header span { margin-left: auto; padding: 3px 10px; border-radius: 99px; background: var(--tint); font-size: 14px; font-weight: 600; }
main { max-width: 560px; margin: 0 auto; padding: 32px 16px 64px; }
.wide { max-width: 1200px; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 24px; }
.mail { width: 100%; height: 900px; border: 1px solid #dcdce4; border-radius: var(--radius); background: #fff; }
pre { font: 15px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
a.choice { color: inherit; text-decoration: none; }
h1 { font-size: 30px; line-height: 1.2; letter-spacing: -.02em; margin: 8px 0 16px; text-wrap: balance; overflow-wrap: anywhere; }
h2 { font-size: 20px; margin: 0 0 12px; }
p { margin: 0 0 16px; }
a { color: var(--main); }
.card { background: #fff; border: 1px solid #dcdce4; border-radius: var(--radius); padding: 24px; margin: 0 0 24px; box-shadow: 0 1px 2px #0000000d, 0 8px 24px #0000000d; }
.amount { font-size: 32px; font-weight: 700; font-variant-numeric: tabular-nums; margin: 0; }
.quiet { color: var(--quiet); font-size: 15px; }
.field { margin: 0 0 18px; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
label, legend { display: block; font-weight: 600; margin-bottom: 6px; padding: 0; }
fieldset { border: 0; margin: 0 0 18px; padding: 0; min-width: 0; }
input:not([type=radio], [type=checkbox]), select { width: 100%; min-height: 48px; padding: 8px 12px; font: inherit; color: inherit; background: #fff; border: 1px solid #74747f; border-radius: 8px; }
input[aria-invalid=true] { border: 2px solid var(--error); }
.error { color: var(--error); font-weight: 600; margin: 6px 0 0; }
.error::before { content: "⚠ "; }
.error + button { margin-top: 16px; }
.summary { border: 2px solid var(--error); border-radius: 8px; background: #fff; padding: 16px; margin: 0 0 20px; }
.summary h2 { color: var(--error); }
.summary ul { margin: 0; padding-left: 20px; }
.summary a { color: var(--error); }
.choice:hover { border-color: var(--main); }
.choice { display: flex; gap: 12px; align-items: flex-start; min-height: 48px; padding: 14px 16px; margin: 0 0 8px; border: 1px solid #74747f; border-radius: var(--radius); background: #fff; font-weight: 400; cursor: pointer; }
.choice:has(:checked) { background: var(--tint); border-color: var(--main); box-shadow: inset 0 0 0 1px var(--main); }
.choice input { width: 20px; height: 20px; margin: 3px 0 0; flex: none; accent-color: var(--main); }
.choice strong { display: block; }
button:hover, .button:hover { filter: brightness(1.1); }
button, .button { display: block; width: 100%; min-height: 52px; padding: 12px 20px; margin: 0 0 12px; font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; border-radius: var(--radius); border: 2px solid var(--main); background: var(--main); color: #fff; }
.second { background: #fff; color: var(--main); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
details { margin: 0 0 20px; }
summary { min-height: 44px; padding: 10px 0; font-weight: 600; color: var(--main); cursor: pointer; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 400px) { .row { grid-template-columns: 1fr; gap: 0; } }
`);
}
