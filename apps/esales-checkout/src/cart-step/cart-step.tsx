import { useId, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectSubscriptionItems } from '@alzette/shop-store';
import { EmptyCart, CartItemCard, ItemGroups, ItemProblemsContext, RemovalNotice, useItemRemoval } from '@alzette/shop-widgets';
import { Stack } from '@alzette/ui';
import type { StepProps } from '../flow/step';
import { CartActions } from './cart-actions';
import { CartErrors } from './cart-errors';
import { useCartCheck } from './use-cart-check';

/** First step: what is about to be ordered, by type, and what its lines ask (spec 2.3). */
export function CartStep({ onComplete }: StepProps) {
  const items = useSelector(selectSubscriptionItems);
  const removal = useItemRemoval();
  const formId = useId();
  const { problems, attempt, isChecking, check } = useCartCheck(onComplete);
  if (items.length === 0) {
    return (
      <>
        <RemovalNotice removal={removal} />
        <EmptyCart />
      </>
    );
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void check();
  }

  return (
    <Stack>
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack>
          <CartErrors problems={problems} attempt={attempt} />
          <RemovalNotice removal={removal} />
          <ItemProblemsContext value={problems}>
            <ItemGroups
              items={items}
              renderItem={(item, titleLevel) => (
                <CartItemCard key={item.identifier} item={item} titleLevel={titleLevel} onRemove={removal.remove} />
              )}
            />
          </ItemProblemsContext>
        </Stack>
      </form>
      <CartActions form={formId} busy={isChecking} />
    </Stack>
  );
}
