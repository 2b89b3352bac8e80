import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PrepaidProduct } from '@alzette/shop-model';
import { OneOffPrice } from '@alzette/shop-widgets';
import { BagIcon, Button, Dialog, SidePanel, StickyBar, WideOnly } from '@alzette/ui';
import { PrepaidTotals } from './prepaid-totals';
import { usePrepaidCheckout } from './use-prepaid-checkout';

interface PrepaidSummaryProps {
  readonly product: PrepaidProduct;
}

/** The summary of a prepaid cart beside its product. */
export function PrepaidPanel({ product }: PrepaidSummaryProps) {
  const goToCheckout = usePrepaidCheckout(product);
  return (
    <SidePanel
      icon={<BagIcon size={20} />}
      title={<FormattedMessage id="cart.summary" />}
      count={<FormattedMessage id="common.items" values={{ count: 1 }} />}
      action={
        <WideOnly>
          <Button look="go" wide onClick={goToCheckout}>
            <FormattedMessage id="common.continue" />
          </Button>
        </WideOnly>
      }
    >
      <PrepaidTotals product={product} />
    </SidePanel>
  );
}

/** The same at a phone's lower edge. */
export function PrepaidBar({ product }: PrepaidSummaryProps) {
  const goToCheckout = usePrepaidCheckout(product);
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StickyBar
        price={<OneOffPrice cents={product.amount} size="sm" />}
        today={<FormattedMessage id="common.today" />}
        onOpen={() => setOpen(true)}
      >
        <Button look="go" compact onClick={goToCheckout}>
          <FormattedMessage id="common.continue" />
        </Button>
      </StickyBar>
      <Dialog
        open={isOpen}
        size="sheet"
        title={<FormattedMessage id="cart.summary" />}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        <SidePanel>
          <PrepaidTotals product={product} />
        </SidePanel>
      </Dialog>
    </>
  );
}
