import { screen, within } from '@testing-library/react';
import type { DeviceVariant } from '@alzette/shop-model';
import { aDeviceSummary, aDeviceVariant, fakeHttp } from '@alzette/testing';
import { renderShell } from '../testing/render-shell';
import { aDeviceTaxon, variants } from './testing/a-device';
import { choice, openDevice } from './testing/open-device';

const soldOut = { inStock: false, expectedOn: null };
const addButton = () => screen.queryByRole('button', { name: 'Add to cart' });

function openWithStock(stock: DeviceVariant['stock']) {
  const variant: DeviceVariant = { ...variants.blue36, ...(stock && { stock }) };
  return openDevice({ device: aDeviceTaxon({ variants: [variant] }) });
}

/** Everything in blue with 256 GB is sold out; the 512 GB and sand are not. */
function openWithBlueSoldOut() {
  const { blue24, blue36, blueAtOnce, bigBlue24, sand24 } = variants;
  const gone = [blue24, blue36, blueAtOnce].map((variant) => ({ ...variant, stock: soldOut }));
  return openDevice({ device: aDeviceTaxon({ variants: [...gone, bigBlue24, sand24] }) });
}

describe('the stock of a variant', () => {
  it.each([
    ['in stock', { inStock: true, expectedOn: null }, 'In stock: at your door within 2 working days'],
    [
      'to come',
      { inStock: false, expectedOn: '2999-01-18' },
      'Sold out at the moment: the next ones arrive on 18 January 2999',
    ],
    ['late', { inStock: false, expectedOn: '2020-01-18' }, 'Sold out at the moment'],
    ['not announced', soldOut, 'Sold out at the moment'],
  ])('[D12] is named when it is %s', async (_what, stock, text) => {
    await openWithStock(stock);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('[D12] is not named where the catalogue does not count, and the variant can be added', async () => {
    await openWithStock(undefined);
    expect(screen.queryByText(/in stock|sold out/iu)).not.toBeInTheDocument();
    expect(addButton()).toBeEnabled();
  });
});

it('[D12] the variant shown first is in stock', async () => {
  await openWithBlueSoldOut();
  expect(choice('Sand')).toBeChecked();
  expect(addButton()).toBeEnabled();
});

it('[D12] a sold-out variant cannot be added, and the ones in stock are offered instead', async () => {
  const { user } = await openWithBlueSoldOut();
  await user.click(choice('Midnight blue'));
  expect(addButton()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  const note = screen.getByText('Sold out at the moment').closest<HTMLElement>('[role=status]') as HTMLElement;
  expect(within(note).getByRole('link', { name: 'See the phones' })).toHaveAttribute('href', '/en/phones');
  const instead = within(note).getAllByRole('button');
  expect(instead.map(({ textContent }) => textContent)).toEqual(['Midnight blue, 512 GB', 'Sand, 256 GB']);

  await user.click(within(note).getByRole('button', { name: 'Sand, 256 GB' }));
  expect(choice('Sand')).toBeChecked();
  expect(choice('Sand')).toHaveFocus();
  expect(addButton()).toBeEnabled();
});

it('[D12] a phone of which nothing is in stock leads back to the list', async () => {
  await openWithStock(soldOut);
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.queryByText('In stock:')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the phones' })).toBeVisible();
});

it('[D12] the list marks a phone of which nothing is in stock', async () => {
  const devices = [
    aDeviceSummary({ from: aDeviceVariant({ stock: soldOut }) }),
    aDeviceSummary({ slug: 'ernz-9', name: 'Ernz 9' }),
  ];
  const http = fakeHttp().on('GET', '/api/catalogue/devices', { items: devices, availableBrands: [] });
  await renderShell({ path: '/en/phones', http });
  expect(within(await screen.findByRole('article', { name: 'Ernz 9 Pro' })).getByText('Sold out')).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Ernz 9' })).queryByText('Sold out')).not.toBeInTheDocument();
});
