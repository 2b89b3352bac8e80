import { useIntl } from 'react-intl';
import { Skeleton, Wrap } from '@alzette/ui';
import styles from './phone-skeleton.module.css';
import top from './phone-top.module.css';

/** Shaped like what comes: the picture, the name, three questions. */
export function PhoneSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.top} role="group" aria-busy aria-label={formatMessage({ id: 'shell.loading' })}>
      <Wrap>
        <div className={top.columns}>
          <span className={styles.stage}>
            <Skeleton width="100%" height={656} radius={28} />
          </span>
          <div className={styles.words}>
            <Skeleton width="70%" height={56} />
            <Skeleton width="90%" height={44} />
            <Skeleton width="50%" height={80} />
            <Skeleton width="100%" height={80} />
            <Skeleton width="100%" height={220} />
          </div>
        </div>
      </Wrap>
    </div>
  );
}
