import { screen } from '@testing-library/react';
import { type CartItem, offerOf, addOnItem } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { anAdditional, aMobileVariant, aTvVariant, fakeHttp } from '@alzette/testing';
import { renderCartPage } from './testing/render-cart-page';

const planPath = '/api/catalogue/subscriptions/mobile/variant/mobile-m-24';
const sims = anAdditional({
  code: 'sims',
  name: 'Data SIM',
  attributes: { subscription_additional_title: 'Data SIM', subscription_additional_is_countable: true },
});
const plan = aMobileVariant({ additionals: [anAdditional(), sims] });
const item = offerOf(plan).item({ identifier: 'line-1', origin: '/en/mobile' });
const simLine = addOnItem(item, sims, sims.variants[0]!, 2);

async function openOptions(items: readonly CartItem[], http = fakeHttp().on('GET', planPath, plan)) {
  const rendered = await renderCartPage({ items, http });
  await rendered.user.click(screen.getByText(/^Change the options/u));
  return { ...rendered, http };
}

describe('add-ons of a line item', () => {
  it('are requested from the catalogue only when they are opened', async () => {
    const http = fakeHttp();
    await renderCartPage({ items: [item], http });
    expect(http.requests).toHaveLength(0);
  });

  it('[D3] are added to the cart at once and removed at once', async () => {
    const { user, store } = await openOptions([item]);
    const toggle = await screen.findByRole('switch', { name: /Screen care/u });
    await user.click(toggle);
    expect(selectItems(store.getState()).map(({ product }) => product.code)).toEqual(['mobile-m', 'screen-care']);
    expect(screen.getAllByText('€31.98 per month').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('switch', { name: /Screen care/u }));
    expect(selectItems(store.getState())).toEqual([item]);
  });

  it('[D4, D8] change their quantity in place', async () => {
    const { user, store } = await openOptions([item, simLine]);
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity' });
    expect(quantity).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Data SIM: one more' }));
    expect(selectItems(store.getState()).map(({ quantity: count }) => count)).toEqual([1, 3]);
  });

  it.each(['0', '11', '1.5', 'two'])('[N4, D8] do not accept %j as a quantity', async (typed) => {
    const { user, store } = await openOptions([item, simLine]);
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity' });
    await user.clear(quantity);
    await user.paste(typed);
    expect(quantity).toBeInvalid();
    expect(screen.getByText('Enter a number from 1 to 10.')).toBeVisible();
    await user.tab();
    expect(quantity).toHaveValue('2');
    expect(selectItems(store.getState())[1]?.quantity).toBe(2);
  });

  it('[D5, D10] include the packages of a TV offer', async () => {
    const tv = aTvVariant();
    const tvLine = offerOf(tv).item({ identifier: 'tv-1', origin: '/en/tv' });
    const http = fakeHttp().on('GET', '/api/catalogue/subscriptions/tv/variant/tv-plus-12', tv);
    const { user, store } = await openOptions([tvLine], http);
    await user.click(await screen.findByRole('switch', { name: /Sport/u }));
    expect(selectItems(store.getState())[1]).toMatchObject({ type: 'tv-package', parentIdentifier: 'tv-1' });
    expect(screen.getAllByText('12 channels').length).toBeGreaterThan(0);
  });

  it('show an error when the catalogue does not respond, and can be loaded again', async () => {
    const http = fakeHttp().fails('GET', planPath, { status: 500, code: 'internal_error' });
    const { user } = await openOptions([item], http);
    expect(await screen.findByRole('alert')).toHaveTextContent('This part cannot be shown at the moment');
    http.on('GET', planPath, plan);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('switch', { name: /Screen care/u })).toBeVisible();
  });

  it('show a message when the offer has none', async () => {
    await openOptions([item], fakeHttp().on('GET', planPath, aMobileVariant()));
    expect(await screen.findByText('This offer has no options.')).toBeVisible();
  });
});
