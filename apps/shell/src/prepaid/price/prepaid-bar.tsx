import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { PrepaidProduct } from '@alzette/shop-model';
import { OneOffPrice } from '@alzette/shop-widgets';
import { Dialog, StickyBar } from '@alzette/ui';
import { PrepaidPanel } from './prepaid-panel';

interface PrepaidBarProps {
  readonly product: PrepaidProduct;
  /** The button that goes on. */
  readonly children: ReactNode;
}

/** The price at a phone's lower edge; pressing it opens the panel. */
export function PrepaidBar({ product, children }: PrepaidBarProps) {
  const { formatMessage } = useIntl();
  const locale = useShopLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StickyBar
        price={<OneOffPrice cents={product.amount} size="sm" />}
        today={<FormattedMessage id="shell.prepaid.credit" values={{ amount: formatMoney(product.credit, locale) }} />}
        onOpen={() => setOpen(true)}
      >
        {children}
      </StickyBar>
      <Dialog
        open={isOpen}
        size="sheet"
        title={<FormattedMessage id="shell.offer.price" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        <PrepaidPanel product={product} />
      </Dialog>
    </>
  );
}
