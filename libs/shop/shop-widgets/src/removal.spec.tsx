import { screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { selectSubscriptionItems } from '@alzette/shop-store';
import { CartItemCard, RemovalNotice, RestoredStatus, useItemRemoval } from '.';
import { anItem, aPhone, renderWidget } from './testing/render-widget';

function Lines() {
  const removal = useItemRemoval();
  return (
    <>
      <RestoredStatus restored={removal.restored} />
      <RemovalNotice removal={removal} />
      {useSelector(selectSubscriptionItems).map((item) => (
        <CartItemCard key={item.identifier} item={item} onRemove={removal.remove} />
      ))}
    </>
  );
}

const addOn = anItem({ identifier: 'care', type: 'subscription-additional', parentIdentifier: 'device-1' });
const items = [aPhone(), addOn, anItem()];

describe('a removed line item', () => {
  it('[B2] is removed with its add-ons and can be restored in its place', async () => {
    const { user, itemsNow } = await renderWidget(<Lines />, { items });
    await user.click(screen.getByRole('button', { name: 'Delete Ernz 9' }));
    expect(itemsNow().map(({ identifier }) => identifier)).toEqual(['line-1']);
    const undo = screen.getByRole('button', { name: 'Put it back' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('Ernz 9 was removed from your cart');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(undo);
    expect(itemsNow()).toEqual(items);
    expect(screen.getByRole('status')).toHaveTextContent('Ernz 9 is in your cart again');
    expect(screen.getByRole('article', { name: 'Ernz 9' })).toHaveFocus();
  });

  it('[B2] stays removed once its notice is dismissed', async () => {
    const { user, itemsNow } = await renderWidget(<Lines />, { items });
    await user.click(screen.getByRole('button', { name: 'Delete Mobile M' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(itemsNow()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Put it back' })).not.toBeInTheDocument();
  });
});
