import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-kit';
import { MonthlyPrice } from '@alzette/shop-widgets';
import { ArrowRightIcon, Skeleton } from '@alzette/ui';
import { PlansFailed } from '../plans/plans-failed';
import { useMobilePlans } from '../plans/use-mobile-plans';
import { SiteLink } from '../routing/site-link';
import styles from './plan-table.module.css';

/** The plans as lines to compare at a glance; each leads to the mobile page. */
export function PlanTable() {
  const plans = useMobilePlans();
  const { locale } = useServices();
  const { paths } = useSettings();
  if (plans.status === 'failed') return <PlansFailed onRetry={plans.onRetry} />;
  if (plans.status === 'loading') return <Skeleton width="100%" height={440} />;
  return (
    <ul className={styles.lines}>
      {plans.plans.map((plan) => (
        <li key={plan.code}>
          <SiteLink className={styles.line} href={pathFor('mobile', locale, paths)}>
            <span className={styles.name}>{plan.name}</span>
            <span className={styles.data}>{plan.options.data.label}</span>
            <span className={styles.term}>{plan.commitment.text}</span>
            <MonthlyPrice cents={plan.price.applied.newCustomer} />
            <span className={styles.go}>
              <ArrowRightIcon size={20} />
            </span>
          </SiteLink>
        </li>
      ))}
      <li className={styles.hint}>
        <FormattedMessage id="shell.home.plansHint" />
      </li>
    </ul>
  );
}
