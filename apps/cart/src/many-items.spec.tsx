import { act, screen } from '@testing-library/react';
import { addOnItem } from '@alzette/shop-model';
import { aCartItem, anAdditional } from '@alzette/testing';
import type * as Ui from '@alzette/ui';
import { renderCartPage } from './testing/render-cart-page';

const mockDrawn: string[] = [];

// Only counts: the card itself is the real one.
jest.mock('@alzette/ui', () => {
  const ui = jest.requireActual<typeof Ui>('@alzette/ui');
  const CountedItemCard = (props: Ui.ItemCardProps) => {
    mockDrawn.push(String(props.title));
    return ui.ItemCard(props);
  };
  return { ...ui, ItemCard: CountedItemCard };
});

const sims = anAdditional({
  attributes: { subscription_additional_title: 'Data SIM', subscription_additional_is_countable: true },
});

it('[N4, B2] a changed quantity of one of 50 line items renders its card once and no other card', async () => {
  const items = Array.from({ length: 50 }, (_, index) => {
    const item = aCartItem({ identifier: `line-${index}`, variant: { code: `plan-${index}`, name: `Plan ${index}` } });
    return [item, addOnItem(item, sims, sims.variants[0]!)];
  }).flat();
  const { store } = await renderCartPage({ items });
  expect(screen.getAllByRole('article')).toHaveLength(50);
  mockDrawn.length = 0;
  const addOn = items.find(({ parentIdentifier }) => parentIdentifier === 'line-17');
  act(
    () =>
      void store.dispatch({ type: 'cart/quantityChanged', payload: { identifier: addOn!.identifier, quantity: 4 } }),
  );
  expect(mockDrawn).toEqual(['Plan 17']);
});
