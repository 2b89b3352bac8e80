import { screen, within } from '@testing-library/react';
import type { HttpRequest } from '@alzette/remote-contract';
import { eligibilityKeys, type ServiceQualificationRequest } from '@alzette/shop-model';
import { selectTypedValues } from '@alzette/shop-store';
import { anInternetVariant, fakeHttp } from '@alzette/testing';
import { renderShell } from '../../testing/render-shell';

const path = '/api/v2/shop/service-qualifications';
const plan = (code: string, name: string) => anInternetVariant({ code, name, product: { code, name } });
const plans = [plan('dsl', 'DSL 100'), plan('fibre-500', 'Fibre 500'), plan('fibre-1000', 'Fibre 1000')];

/** The network has fibre everywhere except in 9997. */
const network = ({ body }: HttpRequest) => {
  const { address, plans: asked } = body as ServiceQualificationRequest;
  const codes = asked.map(({ code }) => code);
  return { available: address.postcode === '9997' ? codes.filter((code) => code === 'dsl') : codes };
};

const catalogue = () => fakeHttp().on('GET', '/api/catalogue/subscriptions/internet', { items: plans });

async function renderInternet(http = catalogue().on('POST', path, network)) {
  return { http, ...(await renderShell({ path: '/en/internet', http })) };
}
type Page = Awaited<ReturnType<typeof renderInternet>>;

async function typeAddress({ user }: Page, postcode: string) {
  await user.click(await screen.findByRole('button', { name: 'Check my address' }));
  await user.type(await screen.findByLabelText('Street'), 'rue du Moulin');
  await user.type(screen.getByLabelText('Number'), '12A');
  await user.type(screen.getByLabelText('Postcode'), postcode);
  await user.type(screen.getByLabelText('Town'), 'Esch-sur-Alzette');
  await user.click(screen.getByRole('button', { name: 'Check this address' }));
}

const tile = (name: string) => within(screen.getByRole('article', { name }));
const addButton = () => screen.getByRole('button', { name: /Add to cart|Not at your address/u });

it('[J5] an address without fibre shows which plans it has, and chooses one of them', async () => {
  const page = await renderInternet();
  expect(await screen.findByRole('radio', { name: 'Fibre 500' })).toBeChecked();
  await typeAddress(page, '9997');
  expect(await screen.findByText('One of these offers is available here.')).toBeVisible();
  expect(screen.getByRole('heading', { name: /^12A, rue du Moulin ?, L-9997 Esch-sur-Alzette$/u })).toBeVisible();
  expect(await tile('Fibre 500').findByText('Not at your address')).toBeVisible();
  expect(tile('DSL 100').queryByText('Not at your address')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'DSL 100' })).toBeChecked();
  await page.user.click(screen.getByRole('radio', { name: 'Fibre 1000' }));
  expect(addButton()).toBeDisabled();
  await page.user.click(screen.getByRole('radio', { name: 'DSL 100' }));
  expect(addButton()).toBeEnabled();
  expect(page.http.requestsTo('POST', path)).toMatchObject([
    {
      body: {
        address: { street: '12A, rue du Moulin', postcode: '9997', city: 'Esch-sur-Alzette', countryCode: 'LU' },
        plans: [
          { type: 'internet', code: 'dsl' },
          { type: 'internet', code: 'fibre-500' },
          { type: 'internet', code: 'fibre-1000' },
        ],
      },
    },
  ]);
});

it('[J5] the address is kept for the checkout', async () => {
  const page = await renderInternet();
  await typeAddress(page, '4251');
  expect(await screen.findByText('Every offer of this page is available here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the address' })).toHaveFocus();
  expect(selectTypedValues(page.store.getState())).toMatchObject({
    [eligibilityKeys.street]: 'rue du Moulin',
    [eligibilityKeys.streetNumber]: '12A',
    [eligibilityKeys.postalCode]: '4251',
    [eligibilityKeys.city]: 'Esch-sur-Alzette',
  });
});

it('[J5, N10] an address without any line leads to the mobile plans', async () => {
  const page = await renderInternet(catalogue().on('POST', path, { available: [] }));
  await typeAddress(page, '9999');
  expect(await screen.findByText('None of these offers is available here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the mobile plans' })).toHaveAttribute('href', '/en/mobile');
});

it('[J5] a shopper chooses without an address, and while the check fails', async () => {
  const failing = catalogue().fails('POST', path, { status: 502, code: 'partner_unavailable' });
  const page = await renderInternet(failing);
  await screen.findByRole('button', { name: 'Check my address' });
  expect(addButton()).toBeEnabled();
  expect(page.http.requestsTo('POST', path)).toEqual([]);
  await typeAddress(page, '9997');
  expect(await screen.findByText(/We cannot check it at the moment/u)).toBeVisible();
  expect(addButton()).toBeEnabled();
});

it('[J5, G3] a half address is refused in the form, and nothing is asked', async () => {
  const page = await renderInternet();
  await page.user.click(await screen.findByRole('button', { name: 'Check my address' }));
  await page.user.type(await screen.findByLabelText('Street'), 'rue du Moulin');
  await page.user.click(screen.getByRole('button', { name: 'Check this address' }));
  expect(await screen.findByLabelText('Number')).toBeInvalid();
  expect(page.http.requestsTo('POST', path)).toEqual([]);
});

it('[J5] pages of plans without an address do not ask for one', async () => {
  await renderShell({
    path: '/en/mobile',
    http: fakeHttp().on('GET', '/api/catalogue/subscriptions/mobile', { items: [] }),
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Check my address' })).not.toBeInTheDocument();
});
