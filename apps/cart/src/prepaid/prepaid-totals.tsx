import { FormattedMessage } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import type { PrepaidProduct } from '@alzette/shop-model';
import { OneOffPrice } from '@alzette/shop-widgets';
import { Totals } from '@alzette/ui';

/** What is due today, and nothing by the month. */
export function PrepaidTotals({ product }: { readonly product: PrepaidProduct }) {
  const { vatPercent } = useSettings();
  return (
    <Totals
      rows={[
        { id: 'today', label: <FormattedMessage id="common.today" />, price: <OneOffPrice cents={product.amount} /> },
      ]}
      note={<FormattedMessage id="common.vat" values={{ percent: vatPercent }} />}
    />
  );
}
