import { screen, waitFor, within } from '@testing-library/react';
import type { DeviceList } from '@alzette/shop-model';
import { aCustomer, aDeviceSummary, aDeviceVariant, aPaidDeviceVariant, fakeHttp, plain } from '@alzette/testing';
import { renderShell } from '../testing/render-shell';

const path = '/api/catalogue/devices';
const ernz = { code: 'ernz', label: 'Ernz' };
const attert = { code: 'attert', label: 'Attert' };
const syre = { code: 'syre', label: 'Syre' };

const devices: DeviceList = {
  items: [
    aDeviceSummary(),
    aDeviceSummary({
      slug: 'attert-mini',
      name: 'Attert Mini',
      availableBrands: [attert, ernz],
      from: aDeviceVariant({
        price: { applied: { newCustomer: 1300, existingCustomer: 1500 }, original: 1650, discountDuration: 24 },
      }),
    }),
    aDeviceSummary({
      slug: 'syre-go',
      name: 'Syre Go',
      availableBrands: [syre],
      attributes: { esim: false },
      from: aPaidDeviceVariant(),
    }),
  ],
  availableBrands: [ernz, attert, syre],
};

const servers = () => fakeHttp().on('GET', path, devices);
const card = (name: string) => within(screen.getByRole('article', { name }));
const names = () => screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

it('[A10, D12, D13] each device has brand, colours, eSIM, and its price by the month and today', async () => {
  const http = servers();
  await renderShell({ path: '/en/phones', http });
  expect(await screen.findByRole('heading', { name: 'Phones', level: 1 })).toBeVisible();
  await screen.findByRole('article', { name: 'Ernz 9 Pro' });
  expect(http.requestsTo('GET', path)[0]?.query).toEqual({ locale: 'en' });
  const [ernzCard] = screen.getAllByRole('article');
  const copy = plain(ernzCard?.textContent);
  expect(copy).toContain('Ernz');
  expect(copy).toContain('2 colours: Midnight blue and Sand');
  expect(copy).toContain('€22.00 per month');
  expect(copy).toContain('with €149.00 today');
  expect(card('Ernz 9 Pro').getByText('eSIM')).toBeVisible();
  expect(card('Syre Go').queryByText('eSIM')).not.toBeInTheDocument();
  expect(ernzCard?.querySelector('img')).toHaveAttribute('src', '/api/catalogue/images/ernz-9-pro/midnight.svg');
});

it('[B11] a device that is only paid at once has no funding', async () => {
  await renderShell({ path: '/en/phones', http: servers() });
  const copy = plain((await screen.findByRole('article', { name: 'Syre Go' })).textContent);
  expect(copy).toContain('€677.00 today');
  expect(copy).toContain('paid at once');
  expect(copy).not.toContain('per month');
});

it('a rise of the instalment is mentioned only before the last one', async () => {
  const price = { applied: { newCustomer: 1500, existingCustomer: 1700 }, original: 1900, discountDuration: 12 };
  const rising = aDeviceSummary({ slug: 'rising', name: 'Rising', from: aDeviceVariant({ price }) });
  const http = fakeHttp().on('GET', path, { ...devices, items: [rising, ...devices.items] });
  await renderShell({ path: '/en/phones', http });
  const copy = plain((await screen.findByRole('article', { name: 'Rising' })).textContent);
  expect(copy).toContain('€15.00 for 12 months, then €19.00 per month');
  expect(screen.getByRole('article', { name: 'Attert Mini' })).not.toHaveTextContent('then');
});

it.each([
  ['fr', 'telephones', 'Prix total le plus bas des 30 jours avant la réduction : 505,00 €'],
  ['en', 'phones', 'Lowest total price in the 30 days before the reduction: €505.00'],
  ['de', 'handys', 'Niedrigster Gesamtpreis in den 30 Tagen vor der Ermäßigung: 505,00 €'],
] as const)('[D16] a reduction has the lowest price before it (%s)', async (locale, page, text) => {
  const price = { applied: { newCustomer: 1500, existingCustomer: 1700 }, original: 1900, discountDuration: 12 };
  const from = aDeviceVariant({ price, priorTotal: { newCustomer: 50_500, existingCustomer: 50_500 } });
  const reduced = aDeviceSummary({ slug: 'reduced', name: 'Reduced', from });
  const http = fakeHttp().on('GET', path, { ...devices, items: [reduced, ...devices.items] });
  await renderShell({ path: `/${locale}/${page}`, locale, http });
  expect(plain((await screen.findByRole('article', { name: 'Reduced' })).textContent)).toContain(text);
  expect(plain(screen.getByRole('article', { name: 'Attert Mini' }).textContent)).not.toContain('30');
});

it('[D14] an existing customer sees the price for existing customers', async () => {
  const http = servers().on('GET', '/api/session', { status: 'customer', customer: aCustomer() });
  await renderShell({ path: '/en/phones', http, boot: { isCustomer: true } });
  await screen.findByRole('article', { name: 'Attert Mini' });
  await waitFor(() =>
    expect(plain(screen.getByRole('article', { name: 'Attert Mini' }).textContent)).toContain('€15.00 per month'),
  );
});

it('the filter by brand works with the keyboard, announces the number of devices, and is kept in the address', async () => {
  const { user } = await renderShell({ path: '/en/phones', http: servers() });
  await screen.findByRole('article', { name: 'Ernz 9 Pro' });
  expect(screen.getByText('3 phones')).toHaveAttribute('role', 'status');
  const group = within(screen.getByRole('radiogroup', { name: 'Brand' }));
  expect(group.getByRole('radio', { name: 'All brands' })).toBeChecked();
  group.getByRole('radio', { name: 'All brands' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(names()).toEqual(['Ernz 9 Pro', 'Attert Mini']);
  expect(screen.getByText('2 phones')).toHaveAttribute('role', 'status');
  expect(window.location.search).toBe('?brand=ernz');
  await user.keyboard('{ArrowRight}');
  expect(names()).toEqual(['Attert Mini']);
  expect(screen.getByText('1 phone')).toBeVisible();
  expect(group.getByRole('radio', { name: 'Attert' })).toHaveFocus();
  await user.click(group.getByRole('radio', { name: 'All brands' }));
  expect(names()).toHaveLength(3);
  expect(window.location.search).toBe('');
});

describe('the order of the list', () => {
  const [pro, mini, go] = devices.items;
  const dated: DeviceList = {
    ...devices,
    items: [
      { ...pro!, releasedOn: '2026-01-10' },
      { ...mini!, releasedOn: '2026-09-18' },
      { ...go!, releasedOn: null },
    ],
  };
  const open = (query = '') => renderShell({ path: `/en/phones${query}`, http: fakeHttp().on('GET', path, dated) });

  it.each([
    ['', ['Ernz 9 Pro', 'Attert Mini', 'Syre Go']],
    ['?sort=price-up', ['Attert Mini', 'Ernz 9 Pro', 'Syre Go']],
    ['?sort=price-down', ['Ernz 9 Pro', 'Attert Mini', 'Syre Go']],
    ['?sort=newest', ['Attert Mini', 'Ernz 9 Pro', 'Syre Go']],
    ['?sort=sideways', ['Ernz 9 Pro', 'Attert Mini', 'Syre Go']],
  ])('[D12] is that of the address, the recommended one for an unknown value: %s', async (query, expected) => {
    await open(query);
    await screen.findByRole('article', { name: 'Ernz 9 Pro' });
    expect(names()).toEqual(expected);
  });

  it('[D12] is kept in the address, beside the brand', async () => {
    const { user } = await open('?brand=ernz');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price, lowest first');
    expect(names()).toEqual(['Attert Mini', 'Ernz 9 Pro']);
    expect(window.location.search).toBe('?brand=ernz&sort=price-up');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Recommended');
    expect(window.location.search).toBe('?brand=ernz');
  });
});

it('the list opens with the brand of the address, and with all brands for an unknown one', async () => {
  const { unmount } = await renderShell({ path: '/en/phones?brand=syre', http: servers() });
  await screen.findByRole('article', { name: 'Syre Go' });
  expect(names()).toEqual(['Syre Go']);
  unmount();
  await renderShell({ path: '/en/phones?brand=moon', http: servers() });
  await screen.findByRole('article', { name: 'Syre Go' });
  expect(names()).toHaveLength(3);
});

it('a device opens without a reload, with a link back to its brand', async () => {
  const http = servers()
    .fails('GET', `${path}/syre-go`, { status: 404, code: 'not_found' })
    .on('GET', '/api/catalogue/subscriptions/mobile', { items: [] });
  const { user } = await renderShell({ path: '/en/phones', http });
  const link = (await screen.findByRole('article', { name: 'Syre Go' })).querySelector('a');
  if (!link) throw new Error('A card has a link');
  await user.click(link);
  expect(window.location.pathname).toBe('/en/phones/syre-go');
  await user.click(await screen.findByRole('link', { name: 'See the phones' }));
  expect(await screen.findByRole('article', { name: 'Syre Go' })).toBeVisible();
});

it('[D12] a brand without devices gets a message, and the filters can be cleared', async () => {
  const http = fakeHttp().on('GET', path, {
    items: devices.items.slice(0, 1),
    availableBrands: devices.availableBrands,
  });
  const { user } = await renderShell({ path: '/en/phones?brand=syre', http });
  expect(await screen.findByText('No phone matches')).toBeVisible();
  expect(screen.getByText('No phones')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(names()).toEqual(['Ernz 9 Pro']);
  expect(window.location.search).toBe('');
});

it('the list shows placeholders while it loads; a failure is shown and reported, and can be retried', async () => {
  const http = fakeHttp().fails('GET', path, { status: 500, code: 'internal_error' });
  const { user, reported } = await renderShell({ path: '/en/phones', http });
  expect(screen.getByRole('group', { name: 'The page is loading' })).toHaveAttribute('aria-busy', 'true');
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('The offers cannot be shown');
  expect(reported).toHaveLength(1);
  http.on('GET', path, devices);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Ernz 9 Pro' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['fr', '/fr/telephones', 'Téléphones', 'Toutes les marques', '3 téléphones'],
  ['de', '/de/handys', 'Handys', 'Alle Marken', '3 Handys'],
] as const)('[A1] the list is translated to %s', async (locale, address, title, all, count) => {
  await renderShell({ path: address, locale, http: servers() });
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  expect(await screen.findByRole('radio', { name: all })).toBeChecked();
  expect(screen.getByText(count)).toBeVisible();
});
