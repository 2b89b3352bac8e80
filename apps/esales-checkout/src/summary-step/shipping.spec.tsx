import { screen, within } from '@testing-library/react';
import { aCartItem, aDeviceItem, anOrderItem } from '@alzette/testing';
import { renderCheckout } from '../testing/render-checkout';
import { summaryHttp } from '../testing/summary-http';
import { valuesUpToSummary } from '../testing/typed-values';

it.each([
  ['free where the tariff has no price', { shippingTotal: 0 }, 0, { free: 3, asked: 0, struck: 0 }],
  ['struck through where the shop waives it', { shippingTotal: 0 }, 599, { free: 3, asked: 2, struck: 2 }],
  ['asked where the shop charges it', { shippingTotal: 1298 }, 599, { free: 0, asked: 2, struck: 0 }],
])('[K3, J2] the price of a parcel for device and add-on is %s', async (_what, shipping, price, expected) => {
  const box = aCartItem({
    identifier: 'box',
    type: 'subscription-additional',
    parentIdentifier: 'line-1',
    variant: { code: 'box-1', name: 'Wifi box' },
    simType: null,
    deliverable: true,
  });
  const phone = aDeviceItem();
  await renderCheckout({
    step: 'summary',
    items: [phone, box],
    values: valuesUpToSummary,
    http: summaryHttp({
      ...shipping,
      items: [phone.identifier, box.identifier].map((identifier) =>
        anOrderItem({ identifier, deliveries: [{ kind: 'parcel', price }] }),
      ),
    }),
  });
  await screen.findByText('Mobile contract');
  const card = within(screen.getByRole('region', { name: 'Delivery' }));
  expect(card.getByText(phone.variant.name)).toBeVisible();
  expect(card.getByText('Wifi box')).toBeVisible();
  expect(card.getByText('SIM card for Mobile M')).toBeVisible();
  const prices = card.queryAllByText('€5.99', { exact: false });
  expect({
    free: card.queryAllByText('Free').length,
    asked: prices.length,
    struck: prices.filter((price) => price.closest('s')).length,
  }).toEqual(expected);
});
