import { useIntl } from 'react-intl';
import type { SubscriptionVariant } from '@alzette/shop-model';
import { OfferTiles } from '@alzette/ui';
import { PlanTile } from './plan-tile';

interface PlanChoiceProps {
  readonly plans: readonly SubscriptionVariant[];
  /** Code of the chosen variant. */
  readonly value: string | null;
  readonly onChoose: (code: string) => void;
}

/** The plans of a family to compare; one of them is chosen. */
export function PlanChoice({ plans, value, onChoose }: PlanChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <OfferTiles label={formatMessage({ id: 'shell.offer.plans' })}>
      {plans.map((plan) => (
        <PlanTile key={plan.code} plan={plan} isChosen={plan.code === value} onChoose={onChoose} />
      ))}
    </OfferTiles>
  );
}
