import { useIntl } from 'react-intl';
import type { SubscriptionVariant } from '@alzette/shop-model';
import { OfferTiles } from '@alzette/ui';
import { PlanTile } from './plan-tile';

interface PlanChoiceProps {
  readonly plans: readonly SubscriptionVariant[];
  /** Code of the chosen variant. */
  readonly value: string | null;
  readonly onChoose: (code: string) => void;
  /** 2 where no title stands above the plans. */
  readonly titleLevel?: 2 | 3;
}

/** The plans of a family to compare; one of them is chosen. */
export function PlanChoice({ plans, value, onChoose, titleLevel = 3 }: PlanChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <OfferTiles label={formatMessage({ id: 'shell.offer.plans' })}>
      {plans.map((plan) => (
        <PlanTile
          key={plan.code}
          plan={plan}
          titleLevel={titleLevel}
          isChosen={plan.code === value}
          onChoose={onChoose}
        />
      ))}
    </OfferTiles>
  );
}
