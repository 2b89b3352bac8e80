import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectSubscriptionItems } from '@alzette/shop-store';
import { EmptyCart, MobileLineCard } from '@alzette/shop-widgets';
import { Button, Stack } from '@alzette/ui';
import { StepEnd } from '../side-panel/step-end';
import type { StepProps } from '../flow/step';

/** First step: what is about to be ordered (spec 2.3). */
export function CartStep({ onComplete }: StepProps) {
  const items = useSelector(selectSubscriptionItems);
  if (items.length === 0) return <EmptyCart />;
  return (
    <Stack>
      {items.map((item) => (
        <MobileLineCard key={item.identifier} item={item} />
      ))}
      <StepEnd
        button={
          <Button look="go" onClick={onComplete}>
            <FormattedMessage id="checkout.cart.next" />
          </Button>
        }
        barButton={
          <Button look="go" compact onClick={onComplete}>
            <FormattedMessage id="common.continue" />
          </Button>
        }
      />
    </Stack>
  );
}
