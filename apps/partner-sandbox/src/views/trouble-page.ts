import { locales, type Locale } from '@alzette/shop-model';
import { cardPayBrand } from './brands';
import { html, type Html } from './html';
import { layout } from './layout';

const words: Readonly<Record<Locale, { missing: string; down: string; text: string }>> = {
  fr: {
    missing: 'Cette page n’existe pas ou plus',
    down: 'Le service est indisponible',
    text: 'Retournez à la boutique et réessayez dans un instant.',
  },
  en: {
    missing: 'This page does not exist any more',
    down: 'The service is not available',
    text: 'Go back to the shop and try again in a moment.',
  },
  de: {
    missing: 'Diese Seite gibt es nicht (mehr)',
    down: 'Der Dienst ist nicht verfügbar',
    text: 'Gehen Sie zurück zum Shop und versuchen Sie es gleich noch einmal.',
  },
};

/** A page for when there is no page, or the company has an outage. */
export function renderTroublePage(acceptLanguage: string | undefined, status: number, nonce: string): Html {
  const language = locales.find((locale) => acceptLanguage?.toLowerCase().startsWith(locale)) ?? 'fr';
  const { missing, down, text } = words[language];
  const title = status < 500 ? missing : down;
  return layout({
    brand: { ...cardPayBrand, name: 'Partner', mark: '●' },
    language,
    title,
    nonce,
    content: html`<h1>${title}</h1>
      <p>${text}</p>`,
  });
}
