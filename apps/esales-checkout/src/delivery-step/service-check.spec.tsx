import { act, screen } from '@testing-library/react';
import type { HttpRequest } from '@alzette/remote-contract';
import { deliveryKeys, type ServiceQualificationRequest } from '@alzette/shop-model';
import { aCartItem } from '@alzette/testing';
import { aCalendar, anInstalledItem, calendarPath } from '../testing/installation';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';
import { paths, summaryHttp } from '../testing/summary-http';
import { contractValues } from '../testing/typed-values';

const path = paths.qualification;
/** The plans of the cart. */
const plans = [
  { type: 'internet', code: anInstalledItem().variant.code },
  { type: 'tv', code: 'tv' },
];
const tv = anInstalledItem({ identifier: 'tv-1', type: 'tv', variant: { code: 'tv', name: 'TV Plus' } });
const chosenDays = {
  'delivery.product-internet.fibre-1.installation.date': '2026/12/17',
  'delivery.product-tv.tv-1.installation.date': '2026/12/17',
};
const renderDelivery = (http = summaryHttp()) =>
  renderCheckout({
    step: 'delivery',
    items: [anInstalledItem(), tv],
    values: { ...contractValues, ...chosenDays },
    http: http.on('GET', calendarPath, aCalendar()),
  });
const goOn = async ({ user }: Awaited<ReturnType<typeof renderDelivery>>) => {
  await screen.findAllByRole('grid');
  await user.click(firstButton('Continue to the summary'));
};

it('[J5, N10] a line that the network does not reach is named at the address, before the order is created', async () => {
  const page = await renderDelivery(summaryHttp().on('POST', path, { available: [anInstalledItem().variant.code] }));
  await goOn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('TV Plus: not available at this address');
  expect(title()).toHaveTextContent('Delivery');
  expect(screen.getByRole('link', { name: 'See the mobile plans' })).toHaveAttribute('href', '/en/mobile');
  const place = { street: '24, rue du Moulin', postcode: '4251', city: 'Esch-sur-Alzette', countryCode: 'LU' };
  expect(page.http.requestsTo('POST', path)).toMatchObject([{ body: { address: place, plans } }]);
});

it('[J5] another address is checked again, and the message disappears while it is typed', async () => {
  const page = await renderDelivery(
    summaryHttp().on('POST', path, ({ body }: HttpRequest) => {
      const { address, plans: asked } = body as ServiceQualificationRequest;
      return { available: address.postcode === '1660' ? asked.map(({ code }) => code) : [] };
    }),
  );
  await goOn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Fibre 1000, TV Plus: not available');
  await page.user.click(screen.getByRole('switch', { name: 'Deliver to the billing address' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  for (const [label, value] of [
    ['First name', 'Zoé'],
    ['Last name', 'Klein'],
    ['Street', 'Grand-Rue'],
    ['Number', '7'],
    ['Postcode', '1660'],
    ['Town', 'Luxembourg'],
  ] as const)
    await page.user.type(screen.getByLabelText(label), value);
  await goOn(page);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Summary');
  expect(page.http.requestsTo('POST', path)[1]?.body).toMatchObject({ address: { street: '7, Grand-Rue' } });
});

it('[J5] a shopper continues if the check fails: the server checks the order', async () => {
  const page = await renderDelivery(summaryHttp().fails('POST', path, { status: 502, code: 'partner_unavailable' }));
  await goOn(page);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Summary');
  expect(page.reported).toMatchObject([{ context: { operation: 'service-qualification' } }]);
});

it('[J5, G2] a shopper who goes back during the check stays there', async () => {
  let respond: (body: unknown) => void = () => {};
  const asked = new Promise((resolve) => (respond = resolve));
  const page = await renderDelivery(summaryHttp().on('POST', path, () => asked));
  await goOn(page);
  await page.user.click(screen.getByRole('button', { name: 'Back to the contract' }));
  expect(title()).toHaveTextContent('Your details');
  await act(async () => respond({ available: plans.map(({ code }) => code) }));
  expect(title()).toHaveTextContent('Your details');
});

it('[J5] nothing is asked for items that work everywhere', async () => {
  const { http, user } = await renderCheckout({
    step: 'delivery',
    items: [aCartItem()],
    values: { ...contractValues, [deliveryKeys.sameAsBilling]: true },
    http: summaryHttp(),
  });
  await user.click(firstButton('Continue to the summary'));
  expect(title()).toHaveTextContent('Summary');
  expect(http.requestsTo('POST', path)).toEqual([]);
});
