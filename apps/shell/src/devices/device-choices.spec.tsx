import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@alzette/i18n';
import { aCustomer, plain } from '@alzette/testing';
import { aDeviceTaxon, variants } from './testing/a-device';
import { bar, choice, openDevice, deviceServers } from './testing/open-device';

const money = (cents: number) => formatMoney(cents, 'en');
const group = (name: string | RegExp) => within(screen.getByRole('radiogroup', { name }));

it('[D12] a device page shows colours, storages and fundings, with the cheapest variant chosen', async () => {
  await openDevice();
  expect(document.title).toBe('Ernz 9 Pro, Alzette');
  expect(screen.getByText('A fine phone.')).toBeVisible();
  expect(screen.getByText('Two days on one charge')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ernz 9 Pro, Midnight blue' })).toHaveAttribute(
    'src',
    '/api/catalogue/images/ernz-9-pro/midnight.svg',
  );
  expect(group(/Colour Midnight blue/u).getAllByRole('radio')).toHaveLength(2);
  expect(choice('256 GB')).toBeChecked();
  expect(choice(/^36 instalments/u)).toBeChecked();
  expect(plain(group('Paying for the phone').getAllByRole('radio')[0]?.closest('label')?.textContent)).toBe(
    '24 instalmentsfor 2 years€22.00/month €149.00 today',
  );
});

it('[D12, D14] the price has instalment and plan by the month, first payment and activation today', async () => {
  const { user } = await openDevice();
  expect(bar()).toContain(`${money(1600 + 2499)} per month`);
  expect(bar()).toContain(`${money(10_100 + 1900)} today`);
  await user.click(choice(/^24 instalments/u));
  expect(bar()).toContain(`${money(2200 + 2499)} per month`);
  expect(bar()).toContain(`${money(14_900 + 1900)} today`);
  await user.click(choice('512 GB'));
  expect(bar()).toContain(`${money(2600 + 2499)} per month`);
  expect(bar()).toContain(`${money(18_900 + 1900)} today`);
  await user.click(choice('Mobile S'));
  expect(bar()).toContain(`${money(2600 + 1499)} per month`);
  expect(bar()).toContain(`${money(18_900)} today`);
});

it('[B11] no_funding is shown as "all at once", without a monthly price for the device', async () => {
  const { user } = await openDevice();
  await user.click(choice(/^All at once/u));
  expect(bar()).toContain(`${money(2499)} per month`);
  expect(bar()).toContain(`${money(67_700 + 1900)} today`);
  const panel = within(screen.getByRole('region', { name: 'Your price' }));
  expect(panel.queryByText(/Ernz 9 Pro/u)).not.toBeInTheDocument();
  expect(screen.queryByText(/Paid at once/u)).not.toBeInTheDocument();
});

it('the total is shown only if it is the same under every funding', async () => {
  const { user } = await openDevice();
  expect(screen.getByText(/^No interest:/u)).toHaveTextContent('No interest: €677.00 in total in all three cases.');
  await user.click(choice('512 GB'));
  expect(screen.queryByText(/No interest/u)).not.toBeInTheDocument();
});

it('[D12] another colour changes picture and label, and keeps the other choices', async () => {
  const { user } = await openDevice();
  await user.click(choice(/^24 instalments/u));
  group(/Colour/u)
    .getByRole('radio', { name: 'Midnight blue' })
    .focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radiogroup', { name: /Colour Sand/u })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ernz 9 Pro, Sand' })).toHaveAttribute(
    'src',
    '/api/catalogue/images/ernz-9-pro/sand.svg',
  );
  expect(choice('256 GB')).toBeChecked();
  expect(choice(/^24 instalments/u)).toBeChecked();
});

it('[D12] combinations that are not sold are disabled with the reason, and the nearest one is chosen', async () => {
  const { user } = await openDevice();
  await user.click(choice('512 GB'));
  expect(choice(/^36 instalments.*Not available for Midnight blue, 512 GB/u)).toBeDisabled();
  expect(choice(/^24 instalments/u)).toBeChecked();
  await user.click(choice('Sand'));
  expect(choice(/^512 GB.*not in Sand/u)).toBeDisabled();
  expect(choice('256 GB')).toBeChecked();
  expect(bar()).toContain('256 GB, Sand');
});

it('[D14] an existing customer sees the prices for existing customers', async () => {
  const http = deviceServers().on('GET', '/api/session', { status: 'customer', customer: aCustomer() });
  await openDevice({ http, boot: { isCustomer: true } });
  expect(bar()).toContain(`${money(1600 + 2799)} per month`);
});

it.each([
  [false, '€15.00/month', '€15.00 for 12 months, then €19.00 per month'],
  [true, '€17.00/month', '€17.00 for 12 months, then €19.00 per month'],
])(
  '[D12, D14] a discounted instalment is shown with the following one (existing customer: %s)',
  async (isCustomer, monthly, promo) => {
    const price = { applied: { newCustomer: 1500, existingCustomer: 1700 }, original: 1900, discountDuration: 12 };
    const device = aDeviceTaxon({ variants: [{ ...variants.blue24, price }, variants.blueAtOnce] });
    const http = deviceServers(device).on('GET', '/api/session', { status: 'customer', customer: aCustomer() });
    await openDevice({ http, boot: { isCustomer } });
    const copy = () => plain(choice(/^24 instalments/u).closest('label')?.textContent);
    await waitFor(() => expect(copy()).toContain(monthly));
    expect(copy()).toContain(promo);
  },
);

it.each([
  [
    false,
    { newCustomer: 50_500, existingCustomer: null },
    'Lowest total price in the 30 days before the reduction: €505.00',
  ],
  [
    true,
    { newCustomer: 50_500, existingCustomer: 48_100 },
    'Lowest total price in the 30 days before the reduction: €481.00',
  ],
  [true, { newCustomer: 50_500, existingCustomer: null }, 'No earlier price of this phone is recorded.'],
])(
  '[D16, D14] a discounted instalment has the lowest price before it (existing customer: %s, %j)',
  async (isCustomer, priorTotal, text) => {
    const price = { applied: { newCustomer: 1500, existingCustomer: 1700 }, original: 1900, discountDuration: 12 };
    const device = aDeviceTaxon({ variants: [{ ...variants.blue24, price, priorTotal }, variants.blueAtOnce] });
    const http = deviceServers(device).on('GET', '/api/session', { status: 'customer', customer: aCustomer() });
    await openDevice({ http, boot: { isCustomer } });
    const copy = () => plain(choice(/^24 instalments/u).closest('label')?.textContent);
    await waitFor(() => expect(copy()).toContain(text));
  },
);

it('[D16, D14] a customer who pays the usual price sees no earlier one', async () => {
  const price = { applied: { newCustomer: 1500, existingCustomer: 1900 }, original: 1900, discountDuration: 12 };
  const priorTotal = { newCustomer: 50_500, existingCustomer: null };
  const device = aDeviceTaxon({ variants: [{ ...variants.blue24, price, priorTotal }, variants.blueAtOnce] });
  const http = deviceServers(device).on('GET', '/api/session', { status: 'customer', customer: aCustomer() });
  await openDevice({ http, boot: { isCustomer: true } });
  const copy = () => plain(choice(/^24 instalments/u).closest('label')?.textContent);
  await waitFor(() => expect(copy()).toContain('€19.00/month'));
  expect(copy()).not.toMatch(/Lowest|earlier price/u);
});

it('[D12] a device without eSIM is labelled', async () => {
  await openDevice({ device: aDeviceTaxon({ attributes: { esim: false } }) });
  expect(screen.getByText('SIM card, no eSIM')).toBeVisible();
});

it('[D12] links lead to the home page, to all devices and to the brand', async () => {
  await openDevice();
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en',
    '/en/phones',
    '/en/phones?brand=ernz',
  ]);
  expect(crumbs.getByText('Ernz 9 Pro')).toHaveAttribute('aria-current', 'page');
});
