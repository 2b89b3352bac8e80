import { useIntl } from 'react-intl';
import { PanelSkeleton, Skeleton } from '@alzette/ui';
import { OptionColumns } from '../chosen-offer/option-columns';
import styles from './offer-skeleton.module.css';

/** Shaped like what comes: three plans, the options, the price. */
export function OfferSkeleton() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'shell.loading' });
  return (
    <div aria-busy>
      <div className={styles.plans}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} width="100%" height={360} radius={16} />
        ))}
      </div>
      <OptionColumns
        options={<PanelSkeleton label={label} lines={4} />}
        price={<PanelSkeleton label={label} lines={2} />}
      />
    </div>
  );
}
