import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@alzette/ui';
import { ComparePart } from './compare/compare-part';
import styles from './offer-layout.module.css';
import type { PlanComparisonProps } from './plan-comparison';

const loadComparison = () => import(/* webpackChunkName: "plan-comparison" */ './plan-comparison');

/** Opens the plans of the page as a table. Renders nothing for a single plan. */
export function ComparePlans(props: Omit<PlanComparisonProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  if (props.plans.length < 2) return null;
  return (
    <div className={styles.compare}>
      <Button variant="link" onClick={() => setOpen(true)}>
        <FormattedMessage id="shell.offer.compare" />
      </Button>
      {isOpen && (
        <ComparePart name="plan-comparison" load={loadComparison}>
          {({ PlanComparison }) => <PlanComparison {...props} onClose={() => setOpen(false)} />}
        </ComparePart>
      )}
    </div>
  );
}
