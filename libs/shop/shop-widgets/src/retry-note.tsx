import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Note, RetryIcon } from '@alzette/ui';

export interface RetryNoteProps {
  readonly title: ReactNode;
  /** Details of the failure, and of the data that is kept. */
  readonly children?: ReactNode;
  /** `status` where the shopper can continue in spite of the failure. */
  readonly role?: 'alert' | 'status';
  /** The id of an error that the button resolves. */
  readonly errorId?: string | undefined;
  readonly onRetry: () => void;
}

/** A note about content that did not load, with a retry. */
export function RetryNote({ title, children, role = 'alert', errorId, onRetry }: RetryNoteProps) {
  return (
    <Note
      tone="error"
      role={role}
      title={title}
      action={
        <Button icon={<RetryIcon size={20} />} onClick={onRetry} aria-describedby={errorId}>
          <FormattedMessage id="common.retry" />
        </Button>
      }
    >
      {children}
    </Note>
  );
}
