import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { PrepaidProduct } from '@alzette/shop-model';
import { OneOffPrice, SumsBar } from '@alzette/shop-widgets';
import { PrepaidPanel } from './prepaid-panel';

interface PrepaidBarProps {
  readonly product: PrepaidProduct;
  /** The button that goes on. */
  readonly children: ReactNode;
}

/** The price at a phone's lower edge; pressing it opens the panel. */
export function PrepaidBar({ product, children }: PrepaidBarProps) {
  const credit = formatMoney(product.credit, useShopLocale());
  return (
    <SumsBar
      price={<OneOffPrice cents={product.amount} size="sm" />}
      today={<FormattedMessage id="shell.prepaid.credit" values={{ amount: credit }} />}
      title={<FormattedMessage id="shell.offer.price" />}
      sheet={<PrepaidPanel product={product} />}
    >
      {children}
    </SumsBar>
  );
}
