import { screen, within } from '@testing-library/react';
import { anItem, CardsOfCart, renderWidget } from '../testing/render-widget';

const tv = anItem({ type: 'tv', simType: null, requiresAppleTv: true });
const box = () => screen.queryByRole('checkbox', { name: /^I have an Apple TV/u });

describe('a TV offer that needs an Apple TV', () => {
  it('[E5, E8] requires a confirmation and stores it', async () => {
    const { user, valuesNow } = await renderWidget(<CardsOfCart />, { items: [tv] });
    expect(box()).not.toBeChecked();
    await user.click(box() as HTMLElement);
    expect(box()).toBeChecked();
    expect(valuesNow()).toEqual({ 'cart.product-tv.line-1.confirm-apple-tv': true });
  });

  it('[E5] is explained in a popup, which returns focus', async () => {
    const { user } = await renderWidget(<CardsOfCart />, { items: [tv] });
    const more = screen.getByRole('button', { name: 'What is the Apple TV for?' });
    await user.click(more);
    const popup = within(screen.getByRole('dialog', { name: 'What is the Apple TV for?' }));
    expect(popup.getByText(/does not come with the offer/u)).toBeVisible();
    await user.click(popup.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(more).toHaveFocus();
  });

  it('[E5] is the only item that requires the confirmation', async () => {
    await renderWidget(<CardsOfCart />, { items: [{ ...tv, requiresAppleTv: false }] });
    expect(box()).not.toBeInTheDocument();
  });
});
