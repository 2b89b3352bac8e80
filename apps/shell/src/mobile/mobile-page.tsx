import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { mobileItem, type MobileVariant } from '@alzette/shop-model';
import { itemAdded } from '@alzette/shop-store';
import { useServices } from '@alzette/remote-kit';
import { Page, PageHead, Skeleton } from '@alzette/ui';
import { PlansFailed } from '../plans/plans-failed';
import { useMobilePlans } from '../plans/use-mobile-plans';
import { AddedDialog } from './added-dialog';
import styles from './mobile-page.module.css';
import { PlanCard } from './plan-card';

/** The mobile plans, to compare and to put in the cart. */
export function MobilePage() {
  const plans = useMobilePlans();
  const { track } = useServices();
  const dispatch = useDispatch();
  const [added, setAdded] = useState<MobileVariant | null>(null);

  function handleChoose(plan: MobileVariant) {
    dispatch(itemAdded(mobileItem(plan, { identifier: crypto.randomUUID(), origin: window.location.pathname })));
    track('add_to_cart', { items: [{ item_id: plan.code, item_name: plan.name }] });
    setAdded(plan);
  }

  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.mobile.title" />}
        lead={<FormattedMessage id="shell.mobile.lead" />}
      />
      {plans.status === 'failed' && <PlansFailed onRetry={plans.onRetry} />}
      <div className={styles.plans} aria-busy={plans.status === 'loading'}>
        {plans.status === 'loading' && [1, 2, 3].map((place) => <Skeleton key={place} width="100%" height={440} />)}
        {plans.status === 'ready' &&
          plans.plans.map((plan) => <PlanCard key={plan.code} plan={plan} onChoose={handleChoose} />)}
      </div>
      {added && <AddedDialog plan={added} onClose={() => setAdded(null)} />}
    </Page>
  );
}
