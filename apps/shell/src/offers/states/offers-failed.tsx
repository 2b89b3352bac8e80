import { FormattedMessage } from 'react-intl';
import { Button, Note, RetryIcon } from '@alzette/ui';
import styles from './offers-failed.module.css';

/** The catalogue could not be read; there is a retry. */
export function OffersFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Note tone="error" role="alert" title={<FormattedMessage id="shell.offers.failed" />}>
      <p className={styles.text}>
        <FormattedMessage id="shell.offers.failedText" />
      </p>
      <Button icon={<RetryIcon size={20} />} onClick={onRetry}>
        <FormattedMessage id="common.retry" />
      </Button>
    </Note>
  );
}
