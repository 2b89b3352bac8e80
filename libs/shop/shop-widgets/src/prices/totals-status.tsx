import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { CartTotals } from '@alzette/shop-model';
import { StatusMessage } from '@alzette/ui';

/** Announces totals whenever a choice changes them, but not when a page opens. */
export function TotalsStatus({ totals }: { readonly totals: CartTotals }) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const text = formatMessage(
    { id: 'shop.totals' },
    { monthly: formatMoney(totals.monthly, locale), today: formatMoney(totals.oneOff, locale) },
  );
  const [last, setLast] = useState({ text, isNew: false });
  if (last.text !== text) setLast({ text, isNew: true });
  return <StatusMessage>{last.isNew && text}</StatusMessage>;
}
