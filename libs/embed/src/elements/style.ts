import { embedScope } from '@alzette/discovery';

const inside = `${embedScope}>:where(div)`;

/**
 * What keeps the page's styles and ours apart (ADR 0016). The guard takes back, inside our elements, whatever a page says
 * outside of layers and in layers after ours, `!important` or not. Custom properties stay, so a page may set the tokens.
 */
const guard = [
  '::before',
  '::after',
  ' *',
  ' *::before',
  ' *::after',
  ' *::placeholder',
  ' *::backdrop',
  ' *::marker',
  ' *::file-selector-button',
]
  .map((part) => `${embedScope}${part}{all:revert-layer!important}`)
  .join('');

/** Nothing is inherited from the page, and the size of letters is the reader's own choice, not the page's. */
const frame = [
  `${embedScope}{display:block;font-size:medium;--alzette-rem:1em}`,
  `${inside}{all:initial;display:block;color-scheme:inherit;font:400 15px/1.5 system-ui,sans-serif;color:var(--ink,#0b1f2a)}`,
  `${inside} [hidden]{display:none}`,
];

/** Of what stands there until the remote does, or instead of it. */
const waiting = [
  '.alzette-wait{display:grid;gap:24px;padding:24px 0}',
  '.alzette-wait span{height:40px;max-width:320px;border-radius:8px;background:var(--mist-deep,#eaf0f2)}',
  '.alzette-wait span+span{height:280px;max-width:none}',
  '.alzette-words{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '.alzette-failed{padding:32px 24px;border-radius:var(--r-card,16px);background:var(--paper,#fff)}',
  '.alzette-failed h2{margin:0 0 8px;font-size:21px;line-height:1.2}',
  '.alzette-failed p{margin:0 0 24px}',
  '.alzette-failed button{min-height:48px;margin-right:24px;padding:10px 24px;border:0;border-radius:var(--r-button,12px);background:var(--coral,#c8371b);color:var(--on-coral,#fff);font:600 15px/1.25 inherit;cursor:pointer}',
  '.alzette-failed a{display:inline-block;padding:12px 0;color:var(--river,#0b6475)}',
].map((rule) => `${inside} ${rule}`);

const sheetText = [
  '@property --alzette-rem{syntax:"<length>";inherits:true;initial-value:16px}',
  '@layer alzette.frame,alzette.look,alzette.theme,alzette.guard;',
  `@layer alzette.frame{${[...frame, ...waiting].join('')}}`,
  `@layer alzette.guard{${embedScope}{color-scheme:revert-layer!important;font-size:revert-layer!important}${guard}}`,
].join('');

/** Adds the sheet to the page, once. A made sheet needs no permission of the page's content security policy. */
export function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
