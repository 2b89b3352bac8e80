import { FormattedMessage } from 'react-intl';
import { Button, Note, RetryIcon } from '@alzette/ui';
import styles from './plans-failed.module.css';

export function PlansFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Note tone="error" role="alert" title={<FormattedMessage id="shell.plans.failed" />}>
      <p className={styles.text}>
        <FormattedMessage id="shell.plans.failedText" />
      </p>
      <Button icon={<RetryIcon size={20} />} onClick={onRetry}>
        <FormattedMessage id="common.retry" />
      </Button>
    </Note>
  );
}
