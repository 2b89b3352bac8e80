import { FormattedMessage } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { Button, PageHead, RetryIcon } from '@alzette/ui';

interface ConfirmationFailedProps {
  readonly code: string;
  readonly onRetry: () => void;
}

/** The order could not be read: unknown here, or no answer. Nothing is lost; there is a retry and a person to call. */
export function ConfirmationFailed({ code, onRetry }: ConfirmationFailedProps) {
  const { support } = useSettings();
  const id = code === 'order_not_found' || code === 'not_found' ? 'unknown' : 'generic';
  return (
    <div role="alert">
      <PageHead
        title={<FormattedMessage id={`confirmation.failed.${id}.title`} />}
        lead={<FormattedMessage id={`confirmation.failed.${id}.text`} values={{ phone: support.phone }} />}
      />
      <Button icon={<RetryIcon size={20} />} onClick={onRetry}>
        <FormattedMessage id="common.retry" />
      </Button>
    </div>
  );
}
