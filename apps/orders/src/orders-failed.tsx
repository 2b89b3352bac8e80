import { FormattedMessage } from 'react-intl';
import { Button, Note, RetryIcon } from '@alzette/ui';

export function OrdersFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Note tone="error" role="alert" title={<FormattedMessage id="orders.failed.title" />}>
      <p>
        <FormattedMessage id="orders.failed.text" />
      </p>
      <Button icon={<RetryIcon size={20} />} onClick={onRetry}>
        <FormattedMessage id="common.retry" />
      </Button>
    </Note>
  );
}
