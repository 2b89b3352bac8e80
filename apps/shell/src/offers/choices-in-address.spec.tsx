import { screen, within } from '@testing-library/react';
import {
  aCartItem,
  aMobileVariant,
  anAdditional,
  anAdditionalVariant,
  aTvPackage,
  aTvVariant,
  fakeHttp,
  storeWith,
} from '@alzette/testing';
import { openDevice } from '../devices/testing/open-device';
import { prepaidCatalogue } from '../testing/prepaid';
import { cartNow, chooseButton } from '../testing/put-together';
import { plansPath, renderShell } from '../testing/render-shell';

const sims = anAdditional({
  code: 'sim',
  name: 'SIM card',
  attributes: {
    subscription_additional_title: 'SIM card',
    subscription_additional_is_countable: true,
    subscription_additional_show_toggle: true,
  },
  variants: [anAdditionalVariant({ code: 'sim-5', name: '5 GB SIM' })],
});
const care = anAdditional();
const medium = aMobileVariant({ additionals: [sims, care] });
const small = aMobileVariant({ code: 'mobile-s', name: 'Mobile S', additionals: [sims] });
const plans = () => fakeHttp().on('GET', plansPath, { items: [small, medium] });
const openMobile = (query = '', options = {}) => renderShell({ path: `/en/mobile${query}`, http: plans(), ...options });
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));

describe('choices on a plan page', () => {
  it('[A6, D4] are in the address, without a history entry for each', async () => {
    const { user } = await openMobile();
    const entries = window.history.length;
    await user.click(await screen.findByRole('radio', { name: 'Mobile M' }));
    await user.click(screen.getByRole('radio', { name: 'Already a customer' }));
    await user.click(screen.getByRole('switch', { name: 'SIM card' }));
    await user.click(screen.getByRole('button', { name: 'SIM card: one more' }));
    expect(address()).toEqual({ plan: 'mobile-m-24', mode: 'change', option: 'sim-5*2' });
    expect(window.history.length).toBe(entries);
    const languages = within(screen.getAllByRole('navigation', { name: 'Language' })[0] as HTMLElement);
    expect(languages.getByRole('link', { name: /Deutsch/u })).toHaveAttribute(
      'href',
      `/de/mobil${window.location.search}`,
    );
  });

  it('[A6, D4] are those of the address after a reload', async () => {
    const { user, store } = await openMobile('?plan=mobile-m-24&option=sim-5*2&option=screen-care-1');
    expect(await screen.findByRole('radio', { name: 'Mobile M' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Screen care' })).toBeChecked();
    await user.click(await chooseButton());
    expect(cartNow(store)).toEqual([
      'mobile mobile-m-24 x1',
      'subscription-additional sim-5 x2',
      'subscription-additional screen-care-1 x1',
    ]);
    expect(address()).toEqual({ plan: 'mobile-m-24' });
  });

  it('ignores values that it does not know', async () => {
    const { user, store } = await openMobile('?plan=moon&mode=sideways&option=moon&option=sim-5*-4');
    expect(await screen.findByRole('radio', { name: 'New subscription' })).toBeChecked();
    await user.click(await chooseButton());
    expect(cartNow(store)).toEqual(['mobile mobile-s x1', 'subscription-additional sim-5 x1']);
  });

  it('[B9] replace those of an edited item, even if they are empty', async () => {
    const item = aCartItem({ identifier: 'line-1' });
    const withSim = { ...item, identifier: 'line-1-sim-sim-5', parentIdentifier: 'line-1', quantity: 3 };
    const child = {
      ...withSim,
      type: 'subscription-additional' as const,
      product: { code: 'sim', name: '5 GB SIM' },
      variant: { code: 'sim-5', name: '5 GB SIM' },
    };
    const { user } = await openMobile('?edit=line-1', { store: storeWith({ items: [item, child] }) });
    const simCard = await screen.findByRole('switch', { name: 'SIM card' });
    expect(simCard).toBeChecked();
    await user.click(simCard);
    expect(simCard).not.toBeChecked();
    expect(address()).toEqual({ edit: 'line-1', option: '' });
  });

  it('[D5] keep a TV package', async () => {
    const http = fakeHttp().on('GET', '/api/catalogue/subscriptions/tv', {
      items: [aTvVariant({ tvPackages: [aTvPackage()] })],
    });
    const { user, store } = await renderShell({ path: '/en/tv?option=pack-sport-1', http });
    expect(await screen.findByRole('switch', { name: /Sport/u })).toBeChecked();
    await user.click(await chooseButton());
    expect(cartNow(store)).toEqual(['tv tv-plus-12 x1', 'tv-package pack-sport-1 x1']);
  });
});

describe('choices on the page of a phone', () => {
  it('[D12] are in the address: colour, storage and funding as the variant, and the plan', async () => {
    const { user } = await openDevice();
    await user.click(screen.getByRole('radio', { name: 'Sand' }));
    await user.click(screen.getByRole('radio', { name: /^All at once/u }));
    await user.click(screen.getByRole('radio', { name: 'Phone only' }));
    expect(address()).toEqual({ variant: 'ernz-9-pro-256-sand-cash', plan: 'none' });
  });

  it('[D12] are those of the address after a reload; an unknown variant is ignored', async () => {
    const { unmount } = await openDevice({ query: '?variant=ernz-9-pro-256-sand-cash&plan=none' });
    expect(screen.getByRole('radio', { name: 'Sand' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^All at once/u })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Phone only' })).toBeChecked();
    unmount();
    await openDevice({ query: '?variant=moon' });
    expect(screen.getByRole('radio', { name: 'Midnight blue' })).toBeChecked();
  });
});

it('[M2] the starter pack is in the address too', async () => {
  const boot = { discovery: { revision: 1, remotes: {} } };
  const { user } = await renderShell({ path: '/en/starter-packs', http: prepaidCatalogue(), boot });
  await user.click(await screen.findByRole('radio', { name: 'Alzette Prepaid 20' }));
  expect(screen.getByRole('radio', { name: 'Alzette Prepaid 20' })).toBeChecked();
  expect(address()).toEqual({ product: 'starter-20' });
});
