import type { Locale } from '@alzette/shop-model';
import type { ShopMessages } from '@alzette/i18n';

const catalogues: Record<Locale, () => Promise<{ default: ShopMessages }>> = {
  fr: () => import(/* webpackChunkName: "messages-fr" */ './fr'),
  en: () => import(/* webpackChunkName: "messages-en" */ './en'),
  de: () => import(/* webpackChunkName: "messages-de" */ './de'),
};

/** The shell's words in one language. */
export async function loadMessages(locale: Locale): Promise<ShopMessages> {
  return (await catalogues[locale]()).default;
}
