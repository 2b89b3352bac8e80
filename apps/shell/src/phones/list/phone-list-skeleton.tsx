import { useIntl } from 'react-intl';
import { Skeleton } from '@alzette/ui';
import cards from './phone-list.module.css';
import styles from './phone-list-skeleton.module.css';

/** Shaped like what comes: the filter, then six cards. */
export function PhoneListSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div role="group" aria-busy aria-label={formatMessage({ id: 'shell.loading' })}>
      <div className={cards.filter}>
        <Skeleton width="min(480px, 100%)" height={44} radius={22} />
      </div>
      <div className={cards.cards}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className={styles.card}>
            <span className={styles.picture}>
              <Skeleton width="100%" height={288} radius={0} />
            </span>
            <span className={styles.words}>
              <Skeleton width="30%" height={13} />
              <Skeleton width="60%" height={21} />
              <Skeleton width="45%" height={18} />
              <Skeleton width="40%" height={32} />
              <Skeleton width="70%" height={13} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
