import { screen } from '@testing-library/react';
import { installationKeys } from '@alzette/shop-model';
import { aCalendar, anInstalledItem, calendarPath } from '../testing/installation';
import { aCartItem, aDeviceItem } from '@alzette/testing';
import { renderCheckout, title } from '../testing/render-checkout';
import { paths, summaryHttp } from '../testing/summary-http';
import { valuesUpToSummary } from '../testing/typed-values';

const keys = installationKeys('internet', 'fibre-1');
const values = { [keys.type]: 'technician', [keys.time]: 'afternoon', [keys.date]: '2026/12/17' };

it('[J5] a line that is not available here leads to another address or to mobile plans', async () => {
  const http = summaryHttp().fails('POST', paths.order, { status: 422, code: 'service_unavailable_here' });
  const { user } = await renderCheckout({
    step: 'summary',
    items: [anInstalledItem({ installationMode: 'technician' })],
    values: { ...valuesUpToSummary, ...values },
    http: http.on('GET', calendarPath, aCalendar()),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not available at this address');
  expect(screen.getByRole('link', { name: 'See the mobile plans' })).toHaveAttribute('href', '/en/mobile');
  await user.click(screen.getByRole('button', { name: 'Give another address' }));
  expect(title()).toHaveTextContent('Delivery and installation');
  await screen.findByRole('grid');
});

it('[K10, D12] says how many pieces of a phone are left', async () => {
  const items = [aCartItem(), aDeviceItem()];
  const errors = [{ path: 'body/items/1/quantity', message: 'may be 1 at most' }];
  const http = summaryHttp().fails('POST', paths.order, { status: 422, code: 'stock_too_low', errors, available: 1 });
  await renderCheckout({ step: 'summary', values: valuesUpToSummary, http, items });
  expect(await screen.findByRole('alert')).toHaveTextContent('One Ernz 9 Pro is left');
  expect(screen.getByRole('button', { name: 'Back to the cart' })).toBeVisible();
});

it.each([
  ['devices', 3, /At most 3 phones can be ordered here within 30 days/u],
  ['monthly', 30_000, /At most €300\.00 a month can be ordered here/u],
] as const)('[K15] says what one buyer can order at most: %s', async (kind, max, text) => {
  const http = summaryHttp().fails('POST', paths.order, { status: 422, code: 'limit_reached', limit: { kind, max } });
  await renderCheckout({ step: 'summary', values: valuesUpToSummary, http });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Back to the cart' })).toBeVisible();
});
