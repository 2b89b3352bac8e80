import { termLabel } from '@alzette/shop-model/terms';
import type { LocalisedText } from '../catalogue/catalogue-tables';

export function texts(fr: string, en: string, de: string): LocalisedText {
  return { fr, en, de };
}

/** A name that is equal in all languages. */
export function same(text: string): LocalisedText {
  return { fr: text, en: text, de: text };
}

export const noText = same('');

export const activation = {
  mobile: texts('Activation mobile', 'Mobile activation', 'Mobilfunk-Aktivierung'),
  internet: texts('Activation internet', 'Internet activation', 'Internet-Aktivierung'),
  tv: texts('Activation TV', 'TV activation', 'TV-Aktivierung'),
  duo: texts('Activation Duo', 'Duo activation', 'Duo-Aktivierung'),
};

/** Written for servers of an earlier release; the shop writes the minimum term itself. */
export function commitmentText(months: number): LocalisedText {
  return texts(termLabel(months, 'fr'), termLabel(months, 'en'), termLabel(months, 'de'));
}
