import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, FieldError, Note, RetryIcon, Skeleton } from '@alzette/ui';

interface CalendarPlaceholderProps {
  /** The form key of the date: the error summary leads here. */
  readonly id: string;
  /** The day that was chosen before, in words. */
  readonly kept: string | null;
  readonly isFailed: boolean;
  readonly error?: ReactNode;
  readonly onRetry: () => void;
}

/** Stands where the calendar will be, or says that it did not come; a day that was chosen before counts all the same. */
export function CalendarPlaceholder({ id, kept, isFailed, error, onRetry }: CalendarPlaceholderProps) {
  const { formatMessage } = useIntl();
  if (!isFailed) {
    return (
      <div role="status" aria-label={formatMessage({ id: 'common.loading' })}>
        <Skeleton height={484} radius={16} />
      </div>
    );
  }
  return (
    <div id={id}>
      <Note tone="error" role="status" title={<FormattedMessage id="delivery.installation.failed.title" />}>
        <p>
          {kept ? (
            <FormattedMessage id="delivery.installation.failed.kept" values={{ day: kept }} />
          ) : (
            <FormattedMessage id="delivery.installation.failed.text" />
          )}
        </p>
        <Button icon={<RetryIcon size={20} />} onClick={onRetry} aria-describedby={error ? `${id}-error` : undefined}>
          <FormattedMessage id="common.retry" />
        </Button>
      </Note>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
