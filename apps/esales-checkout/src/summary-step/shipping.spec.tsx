import { screen, within } from '@testing-library/react';
import { aCartItem, aDeviceItem } from '@alzette/testing';
import { renderCheckout } from '../testing/render-checkout';
import { summaryHttp } from '../testing/summary-http';
import { answersUpToSummary } from '../testing/typed-answers';

it.each([
  ['free where the shop never asks for shipping', {}, { free: 3, asked: 0, struck: 0 }],
  ['struck through where the shop waived it', { shippingWaived: 1298 }, { free: 3, asked: 2, struck: 2 }],
  ['asked where the shop charges it', { shippingTotal: 1298 }, { free: 0, asked: 2, struck: 0 }],
])('[K3, J2] the price of a parcel for device and add-on is %s', async (_what, shippingOf, expected) => {
  const box = aCartItem({
    identifier: 'box',
    type: 'subscription-additional',
    parentIdentifier: 'line-1',
    variant: { code: 'box-1', name: 'Wifi box' },
    simType: null,
    deliverable: true,
  });
  await renderCheckout({
    step: 'summary',
    items: [aDeviceItem(), box],
    values: answersUpToSummary,
    http: summaryHttp(shippingOf),
  });
  await screen.findByText('Mobile contract');
  const shipping = within(screen.getByRole('region', { name: 'Delivery' }));
  expect(shipping.getByText(aDeviceItem().variant.name)).toBeVisible();
  expect(shipping.getByText('Wifi box')).toBeVisible();
  expect(shipping.getByText('SIM card for Mobile M')).toBeVisible();
  const prices = shipping.queryAllByText('€5.99', { exact: false });
  expect({
    free: shipping.queryAllByText('Free').length,
    asked: prices.length,
    struck: prices.filter((price) => price.closest('s')).length,
  }).toEqual(expected);
});
