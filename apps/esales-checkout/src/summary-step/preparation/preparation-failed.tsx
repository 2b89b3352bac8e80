import { FormattedMessage } from 'react-intl';
import { Button, Card, Note, RetryIcon } from '@alzette/ui';
import styles from './preparation-failed.module.css';

const explained = ['price_changed', 'identity_mismatch', 'identity_required', 'unreachable'];

interface PreparationFailedProps {
  readonly code: string;
  readonly onRetry: () => void;
}

/** Why there is no order yet, and the way on. A changed price needs the page anew, so that the shopper sees it first. */
export function PreparationFailed({ code, onRetry }: PreparationFailedProps) {
  const id = explained.includes(code) ? code : 'generic';
  const handleClick = code === 'price_changed' ? () => window.location.reload() : onRetry;
  return (
    <Card>
      <Note tone="error" role="alert" title={<FormattedMessage id={`summary.failed.${id}.title`} />}>
        <p className={styles.text}>
          <FormattedMessage id={`summary.failed.${id}.text`} />
        </p>
        <Button icon={<RetryIcon size={20} />} onClick={handleClick}>
          <FormattedMessage id={code === 'price_changed' ? 'summary.failed.reload' : 'common.retry'} />
        </Button>
      </Note>
    </Card>
  );
}
