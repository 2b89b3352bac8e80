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

export function commitmentText(months: number): LocalisedText {
  return months === 0
    ? texts('Sans engagement', 'No minimum term', 'Ohne Mindestlaufzeit')
    : texts(`Engagement de ${months} mois`, `${months}-month contract`, `${months} Monate Laufzeit`);
}
