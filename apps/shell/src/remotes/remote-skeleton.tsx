import { FormattedMessage } from 'react-intl';
import { Columns, Page, Skeleton, Stack, VisuallyHidden } from '@alzette/ui';
import styles from './remote-skeleton.module.css';

/** Shaped like what comes: a title, cards on the left, a panel on the right. */
export function RemoteSkeleton() {
  return (
    <Page>
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="shell.loading" />
        </span>
      </VisuallyHidden>
      <div className={styles.title}>
        <Skeleton width="min(320px, 70%)" height={40} />
      </div>
      <Columns aside={<Skeleton width="100%" height={300} />}>
        <Stack>
          <Skeleton width="100%" height={280} />
          <Skeleton width="100%" height={160} />
        </Stack>
      </Columns>
    </Page>
  );
}
