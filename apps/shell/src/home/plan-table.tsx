import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { pathFor } from '@alzette/i18n';
import type { Reading } from '@alzette/offer-widgets';
import { useServices, useSettings } from '@alzette/remote-react';
import { appliedPrice, type SubscriptionVariant } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { MonthlyPrice } from '@alzette/shop-widgets';
import { Skeleton } from '@alzette/ui';
import { NoOffers } from '../offers/states/no-offers';
import { OffersFailed } from '../offers/states/offers-failed';
import { SiteLink } from '../routing/site-link';
import { GoMark } from './go-mark';
import styles from './plan-table.module.css';

/** The plans as lines to compare at a glance; each leads to the mobile page, where it is chosen already. */
export function PlanTable({ plans }: { readonly plans: Reading<readonly SubscriptionVariant[]> }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  if (plans.status === 'failed') return <OffersFailed onRetry={plans.onRetry} />;
  if (plans.status === 'loading') return <Skeleton width="100%" height={440} />;
  if (plans.value.length === 0) return <NoOffers />;
  return (
    <ul className={styles.lines}>
      {plans.value.map((plan) => (
        <li key={plan.code}>
          <SiteLink
            className={styles.line}
            href={`${pathFor('mobile', locale, paths)}?plan=${encodeURIComponent(plan.code)}`}
          >
            <span className={styles.name}>{plan.name}</span>
            <span className={styles.data}>{plan.options.data?.label}</span>
            <span className={styles.term}>{plan.commitment.text}</span>
            <MonthlyPrice cents={appliedPrice(plan.price, isExistingCustomer)} />
            <GoMark />
          </SiteLink>
        </li>
      ))}
      <li className={styles.hint}>
        <FormattedMessage id="shell.home.plansHint" />
      </li>
    </ul>
  );
}
