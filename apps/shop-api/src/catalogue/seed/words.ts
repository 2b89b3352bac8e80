import type { LocalisedText } from '../catalogue-tables';

export function words(fr: string, en: string, de: string): LocalisedText {
  return { fr, en, de };
}

/** A name that no language changes. */
export function same(text: string): LocalisedText {
  return { fr: text, en: text, de: text };
}

export const noWords = same('');

export const activation = {
  mobile: words('Activation mobile', 'Mobile activation', 'Mobilfunk-Aktivierung'),
  internet: words('Activation internet', 'Internet activation', 'Internet-Aktivierung'),
  tv: words('Activation TV', 'TV activation', 'TV-Aktivierung'),
  duo: words('Activation Duo', 'Duo activation', 'Duo-Aktivierung'),
};

export function commitmentWords(months: number): LocalisedText {
  return months === 0
    ? words('Sans engagement', 'No minimum term', 'Ohne Mindestlaufzeit')
    : words(`Engagement de ${months} mois`, `${months}-month contract`, `${months} Monate Laufzeit`);
}
