import { useIntl } from 'react-intl';
import { Columns, FormSkeleton, PanelSkeleton, Skeleton, Stack } from '@alzette/ui';
import type { PrepaidPageName } from '../pages';
import styles from './prepaid-skeleton.module.css';

/** Shaped like what comes: a form or packs to compare, and the price beside them. */
export function PrepaidSkeleton({ page }: { readonly page: PrepaidPageName }) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'shell.loading' });
  return (
    <Columns aside={<PanelSkeleton label={label} lines={1} />}>
      <Stack>
        {page === 'starter-packs' && (
          <div className={styles.packs}>
            <Skeleton width="100%" height={388} radius={16} />
            <Skeleton width="100%" height={388} radius={16} />
          </div>
        )}
        <FormSkeleton label={label} />
      </Stack>
    </Columns>
  );
}
