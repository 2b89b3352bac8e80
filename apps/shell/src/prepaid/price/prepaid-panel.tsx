import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import type { PrepaidProduct } from '@alzette/shop-model';
import { OneOffPrice } from '@alzette/shop-widgets';
import { SidePanel, SimPicture, Thumb, Totals } from '@alzette/ui';

interface PrepaidPanelProps {
  readonly product: PrepaidProduct;
  /** Left out in a sheet, which has a title of its own. */
  readonly title?: ReactNode;
  /** The button that goes on. */
  readonly action?: ReactNode;
}

/** What was chosen, what it is worth, and what is due today. */
export function PrepaidPanel({ product, title, action }: PrepaidPanelProps) {
  const { name, amount, credit } = product;
  const { vatPercent } = useSettings();
  const locale = useShopLocale();
  return (
    <SidePanel
      title={title}
      action={action}
      lines={[
        {
          id: product.code,
          picture: (
            <Thumb family="mobile">
              <SimPicture size={24} />
            </Thumb>
          ),
          title: name,
          text: <FormattedMessage id="shell.prepaid.credit" values={{ amount: formatMoney(credit, locale) }} />,
          // One product: its price is the sum.
          price: null,
        },
      ]}
    >
      <Totals
        rows={[{ id: 'today', label: <FormattedMessage id="common.today" />, price: <OneOffPrice cents={amount} /> }]}
        note={<FormattedMessage id="common.vat" values={{ percent: vatPercent }} />}
      />
    </SidePanel>
  );
}
