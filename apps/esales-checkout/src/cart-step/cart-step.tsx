import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectSubscriptionItems } from '@alzette/shop-store';
import { EmptyCart, LineCard, LineGroups, RemovalNotice, useRemoval } from '@alzette/shop-widgets';
import { Button, Stack } from '@alzette/ui';
import { StepEnd } from '../side-panel/step-end';
import type { StepProps } from '../flow/step';

/** First step: what is about to be ordered, by type (spec 2.3). */
export function CartStep({ onComplete }: StepProps) {
  const items = useSelector(selectSubscriptionItems);
  const removal = useRemoval();
  if (items.length === 0) {
    return (
      <>
        <RemovalNotice removal={removal} />
        <EmptyCart />
      </>
    );
  }
  return (
    <Stack>
      <RemovalNotice removal={removal} />
      <LineGroups
        items={items}
        renderLine={(item, titleLevel) => (
          <LineCard key={item.identifier} item={item} titleLevel={titleLevel} onRemove={removal.remove} />
        )}
      />
      <StepEnd
        withVoucher
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
