import { formatMoney, useShopLocale } from '@alzette/i18n';

/** Formats cents in the language of the toolbar. */
export function useMoney(): (cents: number) => string {
  const locale = useShopLocale();
  return (cents) => formatMoney(cents, locale);
}
