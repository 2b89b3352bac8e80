import { FormattedMessage } from 'react-intl';
import type { PrepaidProduct } from '@alzette/shop-model';
import { OneOffPrice } from '@alzette/shop-widgets';
import { SummaryFrame, SummaryFrameBar } from '../summary/summary-frame';
import { PrepaidTotals } from './prepaid-totals';
import { usePrepaidCheckout } from './use-prepaid-checkout';

interface PrepaidSummaryProps {
  readonly product: PrepaidProduct;
}

/** The summary of a prepaid cart beside its product. */
export function PrepaidPanel({ product }: PrepaidSummaryProps) {
  return (
    <SummaryFrame count={1} onContinue={usePrepaidCheckout(product)}>
      <PrepaidTotals product={product} />
    </SummaryFrame>
  );
}

/** The same at a phone's lower edge. */
export function PrepaidBar({ product }: PrepaidSummaryProps) {
  return (
    <SummaryFrameBar
      price={<OneOffPrice cents={product.amount} size="sm" />}
      today={<FormattedMessage id="common.today" />}
      onContinue={usePrepaidCheckout(product)}
    >
      <PrepaidTotals product={product} />
    </SummaryFrameBar>
  );
}
