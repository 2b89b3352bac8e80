import { FormattedMessage } from 'react-intl';
import { Button, Note, RetryIcon } from '@alzette/ui';

export function OrdersFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Note
      tone="error"
      role="alert"
      title={<FormattedMessage id="orders.failed.title" />}
      action={
        <Button icon={<RetryIcon size={20} />} onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
      }
    >
      <FormattedMessage id="orders.failed.text" />
    </Note>
  );
}
