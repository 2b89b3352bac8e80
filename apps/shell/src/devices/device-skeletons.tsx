import { FormattedMessage, useIntl } from 'react-intl';
import { Page, PageHead, Skeleton, Wrap } from '@alzette/ui';
import styles from './device-skeletons.module.css';

/** The skeleton of the device pages; uses messages of the shell only. */
export function DevicesSkeleton({ slug }: { readonly slug: string | null }) {
  if (slug !== null) return <DeviceSkeleton />;
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.phones.title" />}
        lead={<FormattedMessage id="shell.phones.lead" />}
      />
      <DeviceListSkeleton />
    </Page>
  );
}

export function DeviceSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.skeletonTop} role="group" aria-busy aria-label={formatMessage({ id: 'shell.loading' })}>
      <Wrap>
        <div className={styles.columns}>
          <span className={styles.stage}>
            <Skeleton width="100%" height={656} radius={28} />
          </span>
          <div className={styles.text}>
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

export function DeviceListSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div role="group" aria-busy aria-label={formatMessage({ id: 'shell.loading' })}>
      <div className={styles.filter}>
        <Skeleton width="min(480px, 100%)" height={44} radius={22} />
      </div>
      <div className={styles.cards}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <div key={place} className={styles.card}>
            <span className={styles.picture}>
              <Skeleton width="100%" height={288} radius={0} />
            </span>
            <span className={styles.cardText}>
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
