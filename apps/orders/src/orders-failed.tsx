import { FormattedMessage } from 'react-intl';
import { RetryNote } from '@alzette/shop-widgets';

export function OrdersFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <RetryNote title={<FormattedMessage id="orders.failed.title" />} onRetry={onRetry}>
      <FormattedMessage id="orders.failed.text" />
    </RetryNote>
  );
}
