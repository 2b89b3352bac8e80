import { screen, waitFor, within } from '@testing-library/react';
import { ShopHttpError } from '@alzette/shop-client';
import { fakeHttp } from '@alzette/testing';
import { plansPath, renderShell } from '../testing/render-shell';
import { aDeviceTaxon } from './testing/a-device';
import { openDevice, devicePath, deviceServers, plans } from './testing/open-device';

const address = '/en/phones/ernz-9-pro';

it('a placeholder is shown while the device loads', async () => {
  await renderShell({ path: address, http: deviceServers() });
  expect(screen.getByRole('group', { name: 'The page is loading' })).toHaveAttribute('aria-busy', 'true');
  await screen.findByRole('radio', { name: 'Mobile M' });
});

it('a device that cannot be read gets a message and a report, and can be retried', async () => {
  const http = deviceServers().fails('GET', devicePath, { status: null, code: 'unreachable' });
  const { user, reported } = await renderShell({ path: address, http });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(reported).toHaveLength(1);
  http.on('GET', devicePath, aDeviceTaxon());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ernz 9 Pro', level: 1 })).toBeVisible();
});

it('a device without its plans is shown but cannot be added, and the plans can be loaded again', async () => {
  const http = deviceServers().fails('GET', plansPath, { status: 503, code: 'database_unavailable' });
  const { user } = await renderShell({ path: address, http });
  expect(await screen.findByRole('heading', { name: 'Ernz 9 Pro', level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  http.on('GET', plansPath, { items: plans });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
});

it('[D13] a device that is no longer sold gets a message with its name', async () => {
  const problem = { type: 'about:blank', title: 'Gone', status: 410, code: 'offer_withdrawn', name: 'Ernz 8' };
  const http = deviceServers().on('GET', devicePath, () => {
    throw new ShopHttpError(410, 'offer_withdrawn', problem);
  });
  const { reported } = await renderShell({ path: address, http });
  expect(await screen.findByRole('heading', { name: 'Ernz 8 is no longer sold', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the phones' })).toHaveAttribute('href', '/en/phones');
  expect(document.title).toBe('Phones, Alzette');
  expect(reported).toEqual([]);
});

it('[D13] an unknown device gets a message', async () => {
  const http = deviceServers().fails('GET', devicePath, { status: 404, code: 'not_found' });
  await renderShell({ path: address, http });
  expect(await screen.findByRole('heading', { name: 'This phone is not on sale', level: 1 })).toBeVisible();
});

it.each([
  ['fr', '/fr/telephones/no-such-phone', 'Page introuvable, Alzette', 'Téléphones, Alzette'],
  ['en', '/en/phones/no-such-phone', 'Page not found, Alzette', 'Phones, Alzette'],
  ['de', '/de/handys/no-such-phone', 'Seite nicht gefunden, Alzette', 'Handys, Alzette'],
] as const)('[A1, D13] an unknown device has the title of a missing page in %s', async (locale, path, title, list) => {
  const http = deviceServers()
    .fails('GET', '/api/catalogue/devices/no-such-phone', { status: 404, code: 'not_found' })
    .on('GET', '/api/catalogue/devices', { items: [], availableBrands: [] });
  const { user } = await renderShell({ path, locale, http });
  await waitFor(() => expect(document.title).toBe(title));
  await user.click(within(screen.getByRole('main')).getByRole('link'));
  await waitFor(() => expect(document.title).toBe(list));
});

it('a device is sold alone when there are no plans', async () => {
  const http = fakeHttp().on('GET', devicePath, aDeviceTaxon()).on('GET', plansPath, { items: [] });
  const { user, store } = await renderShell({ path: address, http });
  expect(await screen.findByRole('radio', { name: 'Phone only' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(store.getState().cart.items[0]?.subscription).toBeNull();
});

it('the list has its title again when the device is left', async () => {
  const http = deviceServers().on('GET', '/api/catalogue/devices', { items: [], availableBrands: [] });
  const { user } = await openDevice({ http });
  expect(document.title).toBe('Ernz 9 Pro, Alzette');
  await user.click(
    within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', { name: 'Phones' }),
  );
  await screen.findByText('No phones');
  expect(document.title).toBe('Phones, Alzette');
});

it.each([
  ['fr', '/fr/telephones/ernz-9-pro', 'Paiement du téléphone', 'Votre abonnement', 'Téléphone seul'],
  ['de', '/de/handys/ernz-9-pro', 'Bezahlung des Handys', 'Ihr Tarif', 'Nur das Handy'],
] as const)('[A1] the device page is translated to %s', async (locale, path, funding, plan, alone) => {
  const http = deviceServers();
  await renderShell({ path, locale, http });
  expect(await screen.findByRole('radiogroup', { name: funding })).toBeVisible();
  expect(screen.getByRole('heading', { name: plan })).toBeVisible();
  expect(await screen.findByRole('radio', { name: alone })).toBeVisible();
  expect(http.requestsTo('GET', devicePath)[0]?.query).toEqual({ locale });
});
