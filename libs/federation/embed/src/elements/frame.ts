import { embedScope } from '@alzette/discovery';
import type { EmbedLocale, EmbedState } from '../embed-host';

/** The content of an element: the slot, with the skeleton or the fallback. */
export interface Frame {
  readonly slot: HTMLElement;
  /** `reason`: the fault that the page's developers have to fix. */
  show(state: EmbedState, reason?: string | null): void;
}

interface FrameOptions {
  readonly locale: EmbedLocale;
  /** The phone number of the attribute `support-phone`. */
  readonly phone: string | null;
  readonly onRetry: () => void;
}

export function renderFrame(element: HTMLElement, { locale, phone, onRetry }: FrameOptions): Frame {
  const content = make('div', { lang: locale });
  const slot = make('div', { hidden: '' });
  const skeleton = make('div', { class: 'alzette-wait', role: 'status' }, [
    make('p', { class: 'alzette-status' }, [messages[locale].loading]),
    make('span'),
    make('span'),
  ]);
  const fallback = (reason: string | null) => {
    const retry = make('button', { type: 'button' }, [messages[locale].retry]);
    retry.addEventListener('click', onRetry);
    return make('div', { class: 'alzette-failed', role: 'alert' }, [
      make('h2', {}, [messages[locale].title]),
      make('p', {}, [messages[locale].text]),
      ...(reason === null ? [] : [make('p', { lang: 'en' }, [reason])]),
      retry,
      ...(phone === null ? [] : [make('a', { href: `tel:${phone.replace(/[^+\d]/gu, '')}` }, [phone])]),
    ]);
  };

  element.replaceChildren(content);
  return {
    slot,
    show(state, reason = null) {
      slot.hidden = state === 'failed';
      // Moving the slot would reload the frames inside it.
      if (!slot.isConnected) content.append(slot);
      for (const other of [...content.children]) if (other !== slot) other.remove();
      if (state !== 'ready') slot.before(state === 'loading' ? skeleton : fallback(reason));
    },
  };
}

function make(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

interface FrameMessages {
  readonly loading: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

/** The messages before the host and its message files are loaded. Inline, to keep the file small. */
const messages: Readonly<Record<EmbedLocale, FrameMessages>> = {
  fr: {
    loading: 'Chargement en cours',
    title: 'La boutique ne s’affiche pas pour le moment',
    text: 'Votre panier est gardé. Réessayez, ou appelez-nous : nous terminons ensemble.',
    retry: 'Réessayer',
  },
  en: {
    loading: 'Loading',
    title: 'The shop cannot be shown right now',
    text: 'Your cart is kept. Try again, or call us and we will finish together.',
    retry: 'Try again',
  },
  de: {
    loading: 'Wird geladen',
    title: 'Der Shop lässt sich gerade nicht anzeigen',
    text: 'Ihr Warenkorb bleibt erhalten. Versuchen Sie es erneut oder rufen Sie uns an: Wir schließen gemeinsam ab.',
    retry: 'Erneut versuchen',
  },
};

const content = `${embedScope}>:where(div)`;

/**
 * Separates the page's styles from the shop's (ADR 0016). Inside the elements the guard reverts all unlayered rules of the page
 * and those in later layers, `!important` or not. Custom properties remain, so a page may set the tokens.
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

/** The elements inherit no property from the page; the font size is the browser's setting. */
const frame = [
  `${embedScope}{display:block;font-size:medium;--alzette-rem:1em}`,
  `${content}{all:initial;display:block;color-scheme:inherit;font:400 15px/1.5 system-ui,sans-serif;color:var(--ink,#0b1f2a)}`,
  `${content} [hidden]{display:none}`,
];

/** Styles of skeleton and fallback. */
const contentRules = [
  '.alzette-wait{display:grid;gap:24px;padding:24px 0}',
  '.alzette-wait span{height:40px;max-width:320px;border-radius:8px;background:var(--mist-deep,#eaf0f2)}',
  '.alzette-wait span+span{height:280px;max-width:none}',
  '.alzette-status{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  '.alzette-failed{padding:32px 24px;border-radius:var(--r-card,16px);background:var(--paper,#fff)}',
  '.alzette-failed h2{margin:0 0 8px;font-size:21px;line-height:1.2}',
  '.alzette-failed p{margin:0 0 24px}',
  '.alzette-failed button{min-height:48px;margin-right:24px;padding:10px 24px;border:0;border-radius:var(--r-button,12px);background:var(--coral,#c8371b);color:var(--on-coral,#fff);font:600 15px/1.25 inherit;cursor:pointer}',
  '.alzette-failed a{display:inline-block;padding:12px 0;color:var(--river,#0b6475)}',
].map((rule) => `${content} ${rule}`);

const sheetText = [
  '@property --alzette-rem{syntax:"<length>";inherits:true;initial-value:16px}',
  '@layer alzette.frame,alzette.look,alzette.theme,alzette.guard;',
  `@layer alzette.frame{${[...frame, ...contentRules].join('')}}`,
  `@layer alzette.guard{${embedScope}{color-scheme:revert-layer!important;font-size:revert-layer!important}${guard}}`,
].join('');

/**
 * Adds the style sheet. A constructed sheet needs no permission of the page's content security policy; Safari before 16.4 does not
 * support it.
 */
export function addStyle(): void {
  const hasSheets: boolean = 'adoptedStyleSheets' in document;
  if (!hasSheets) {
    document.head.append(Object.assign(document.createElement('style'), { textContent: sheetText }));
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheetText);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
