import { screen, within } from '@testing-library/react';
import type { DeviceList, DeviceSummary } from '@alzette/shop-model';
import { aDevice, aDeviceSummary, aDeviceVariant, aPaidDeviceVariant, fakeHttp } from '@alzette/testing';
import { renderShell } from '../testing/render-shell';

const gigabytes = (...quantities: readonly number[]) => quantities.map((quantity) => ({ quantity, unit: 'GB' }));
const costing = (cents: number) =>
  aDeviceVariant({
    price: { applied: { newCustomer: cents, existingCustomer: cents }, original: cents, discountDuration: null },
  });
const phone = (name: string, overrides: Partial<DeviceSummary>) =>
  aDeviceSummary({ slug: name.toLowerCase(), name, ...overrides });

const devices: DeviceList = {
  items: [
    phone('Large', {
      storages: [...gigabytes(256, 512), { quantity: 1, unit: 'TB' }],
      attributes: { esim: true, network5g: true },
      from: costing(2400),
    }),
    phone('Middle', {
      storages: gigabytes(128, 256),
      attributes: { esim: true, network5g: true },
      from: costing(1000),
    }),
    phone('Small', {
      storages: gigabytes(64),
      attributes: { esim: false, network5g: false },
      from: { ...costing(300), stock: { inStock: false, expectedOn: null } },
    }),
    phone('Paid', {
      storages: gigabytes(64),
      attributes: { esim: false, network5g: true },
      from: aPaidDeviceVariant(),
    }),
  ],
  availableBrands: [],
};

const names = () => screen.queryAllByRole('article').map((each) => within(each).getByRole('heading').textContent);

async function openList(query = '') {
  const http = fakeHttp().on('GET', '/api/catalogue/devices', devices);
  const page = await renderShell({ path: `/en/phones${query}`, http });
  await screen.findByRole('combobox', { name: 'Sort by' });
  return { ...page, http };
}

const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('filters of phones', () => {
  it('[D12] offer the prices and storages between those of the phones', async () => {
    await openList();
    expect(options('Price per month')).toEqual([
      'Any price',
      'up to €5 a month',
      'up to €10 a month',
      'up to €15 a month',
      'up to €20 a month',
    ]);
    expect(options('Storage')).toEqual([
      'Any storage',
      '128 GB or more',
      '256 GB or more',
      '512 GB or more',
      '1 TB or more',
    ]);
  });

  it('[D12] narrow the list together, and are kept in the address', async () => {
    const { user } = await openList();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Price per month' }), 'up to €10 a month');
    expect(names()).toEqual(['Middle', 'Small']);
    await user.click(screen.getByRole('checkbox', { name: '5G' }));
    expect(names()).toEqual(['Middle']);
    expect(screen.getByText('1 phone')).toHaveAttribute('role', 'status');
    expect(window.location.search).toBe('?price=10&5g=1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Storage' }), '512 GB or more');
    expect(names()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(names()).toHaveLength(4);
    await user.click(screen.getByRole('checkbox', { name: 'In stock' }));
    expect(names()).toEqual(['Large', 'Middle', 'Paid']);
    expect(window.location.search).toBe('?stock=1');
  });

  it.each([
    ['?storage=1024', ['Large']],
    ['?storage=256&stock=1&price=20', ['Middle']],
    ['?price=-3&storage=many&5g=yes', ['Large', 'Middle', 'Small', 'Paid']],
  ])('[D12] come from the address; unknown values filter nothing: %s', async (query, expected) => {
    await openList(query);
    expect(names()).toEqual(expected);
  });

  it('[D12] are not offered where all phones are alike, or the catalogue does not say it', async () => {
    const http = fakeHttp().on('GET', '/api/catalogue/devices', {
      items: [aDeviceSummary(), aDeviceSummary({ slug: 'other', name: 'Other' })],
      availableBrands: [],
    });
    await renderShell({ path: '/en/phones', http });
    await screen.findByRole('combobox', { name: 'Sort by' });
    expect(screen.queryByRole('combobox', { name: 'Price per month' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Storage' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: '5G' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'In stock' })).not.toBeInTheDocument();
  });
});

describe('the comparison of phones', () => {
  const withDetails = (slug: string, weight: string) => ({
    ...aDevice(),
    slug,
    specifications: [
      { label: 'Weight', value: weight },
      { label: 'Screen', value: '6.1 inches' },
    ],
  });

  it('[D12] holds up to three, in the address, and can be cleared', async () => {
    const { user } = await openList('?compare=small&compare=unknown');
    expect(await screen.findByText('1 of 3 phones chosen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Compare Small' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Large' }));
    await user.click(screen.getByRole('checkbox', { name: 'Compare Middle' }));
    expect(screen.getByText('3 of 3 phones chosen')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Compare Paid' })).toBeDisabled();
    expect(new URLSearchParams(window.location.search).getAll('compare').sort()).toEqual(['large', 'middle', 'small']);
    await user.click(screen.getByRole('checkbox', { name: 'Compare Middle' }));
    expect(screen.getByRole('checkbox', { name: 'Compare Paid' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Clear the choice' }));
    expect(screen.queryByText(/phones chosen/u)).not.toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('[D12] shows prices and specifications side by side, first what differs', async () => {
    const { user, http } = await openList('?compare=small&compare=large');
    http
      .on('GET', '/api/catalogue/devices/small', withDetails('small', '158 g'))
      .on('GET', '/api/catalogue/devices/large', withDetails('large', '228 g'));
    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare the phones' }));
    const row = await dialog.findByRole('row', { name: /^Weight/u });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['228 g', '158 g']);
    const labels = dialog.getAllByRole('rowheader').map((header) => header.textContent);
    expect(labels.indexOf('Weight')).toBeLessThan(labels.indexOf('The same for all'));
    expect(labels.indexOf('Screen')).toBeGreaterThan(labels.indexOf('The same for all'));
    expect(dialog.getByRole('link', { name: 'Large' })).toHaveAttribute('href', '/en/phones/large');
  });
});
