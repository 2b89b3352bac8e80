import { FormattedMessage, useIntl } from 'react-intl';
import { Page, PageHead, Skeleton, Wrap } from '@alzette/ui';
import { Breadcrumb } from '../offers/breadcrumb';
import styles from './device-skeletons.module.css';

/** The skeleton of the list with its heading; uses messages of the shell only. */
export function DeviceListSkeletonPage() {
  return (
    <Page>
      <DeviceListHead />
      <DeviceListSkeleton />
    </Page>
  );
}

export function DeviceListHead() {
  const title = <FormattedMessage id="shell.phones.title" />;
  return (
    <>
      <Breadcrumb>{title}</Breadcrumb>
      <PageHead title={title} lead={<FormattedMessage id="shell.phones.lead" />} />
    </>
  );
}

/** Width in percent and height in pixels. */
type Bar = readonly [width: number, height: number];

const deviceBars: readonly Bar[] = [
  [70, 56],
  [90, 44],
  [50, 80],
  [100, 80],
  [100, 220],
];
const cardBars: readonly Bar[] = [
  [30, 13],
  [60, 21],
  [45, 18],
  [40, 32],
  [70, 13],
];

function bars(sizes: readonly Bar[]) {
  return sizes.map(([width, height], index) => <Skeleton key={index} width={`${width}%`} height={height} />);
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
          <div className={styles.text}>{bars(deviceBars)}</div>
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
            <span className={styles.cardText}>{bars(cardBars)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
