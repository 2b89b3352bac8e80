import { screen, waitFor, within } from '@testing-library/react';
import type { HttpRequest } from '@alzette/remote-contract';
import { checkoutKitMessages, eligibilitySchema, PlaceFields } from '@alzette/checkout-kit';
import { ShopForm } from '@alzette/forms';
import { eligibilityKeys, type FormValues, type RegisteredAddress } from '@alzette/shop-model';
import { type FakeHttp, fakeHttp, renderWithShop } from '@alzette/testing';
import { FormGrid } from '@alzette/ui';

const registerPath = '/api/v2/shop/addresses';
const townsPath = '/api/v2/shop/addresses/towns';
const moulin = { street: 'rue du Moulin', houseNumber: null, postcode: '4251', city: 'Esch-sur-Alzette' };
const inWiltz = { ...moulin, postcode: '9573', city: 'Wiltz' };
const empty = Object.fromEntries(Object.values(eligibilityKeys).map((key) => [key, '']));

const register = (...addresses: readonly RegisteredAddress[]) => fakeHttp().on('POST', registerPath, { addresses });

async function renderFields(http: FakeHttp, values: FormValues = {}) {
  const handleSubmit = jest.fn();
  const page = await renderWithShop(
    <ShopForm initialValues={{ ...empty, ...values }} schema={eligibilitySchema} onSubmit={handleSubmit}>
      <FormGrid>
        <PlaceFields keys={eligibilityKeys} section="shipping" />
      </FormGrid>
      <button type="submit">Send</button>
    </ShopForm>,
    { http, messageLoaders: [checkoutKitMessages] },
  );
  return { ...page, http, handleSubmit };
}

const postcodeOf = (body: unknown) => (body as { readonly postcode?: string }).postcode;
const field = (label: string) => screen.getByLabelText(label);
const options = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');

it('[J5] a street of the register brings its postcode and town', async () => {
  const { user, http } = await renderFields(register(moulin, inWiltz));
  await user.type(field('Street'), 'ru');
  await user.type(field('Street'), 'e du mou');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(screen.getByText('2 suggestions. The arrow keys choose.')).toHaveAttribute('role', 'status');
  expect(field('Street')).toHaveAttribute('role', 'combobox');
  expect(field('Street')).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('option', { name: /Wiltz/u }));
  expect(field('Street')).toHaveFocus();
  expect(field('Street')).toHaveValue('rue du Moulin');
  expect(field('Postcode')).toHaveValue('9573');
  expect(field('Town')).toHaveValue('Wiltz');
  expect(field('Number')).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(http.requestsTo('POST', registerPath)).toMatchObject([{ body: { text: 'rue du mou' } }]);
});

it('[J5] an address with its number fills every field, and the typed postcode limits the search', async () => {
  const at = ({ body }: HttpRequest) => ({
    addresses: postcodeOf(body) === '4251' ? [{ ...moulin, houseNumber: '12A' }] : [inWiltz],
  });
  const { user } = await renderFields(fakeHttp().on('POST', registerPath, at));
  await user.type(field('Postcode'), 'L-4251');
  await user.type(field('Street'), 'rue du moulin 12');
  await user.click(await screen.findByRole('option', { name: /12A, rue du Moulin/u }));
  expect(field('Number')).toHaveValue('12A');
  expect(field('Town')).toHaveValue('Esch-sur-Alzette');
});

it('[J5] a typed postcode without the street does not hide the street', async () => {
  const at = ({ body }: HttpRequest) => ({ addresses: postcodeOf(body) === '1111' ? [] : [inWiltz] });
  const { user } = await renderFields(fakeHttp().on('POST', registerPath, at), {
    [eligibilityKeys.postalCode]: '1111',
  });
  await user.type(field('Street'), 'rue du moulin');
  await user.click(await screen.findByRole('option', { name: /Wiltz/u }));
  expect(field('Postcode')).toHaveValue('9573');
});

it('[J5] house numbers of the street complete the number', async () => {
  const numbers = ['12', '12A', '120'].map((houseNumber) => ({ ...moulin, houseNumber }));
  const { user, http } = await renderFields(register(moulin, ...numbers), {
    [eligibilityKeys.street]: 'rue du Moulin',
  });
  await user.type(field('Number'), '12');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(http.requestsTo('POST', registerPath)).toMatchObject([{ body: { text: 'rue du Moulin 12' } }]);
  await user.click(screen.getByRole('option', { name: /12A/u }));
  expect(field('Number')).toHaveValue('12A');
  expect(field('Postcode')).toHaveValue('4251');
});

it('[J5] a postcode of one town brings it, corrects it, and never replaces a typed one', async () => {
  const towns = ({ query }: HttpRequest) => ({
    towns: [query?.['postcode'] === '4251' ? 'Esch-sur-Alzette' : 'Wiltz'],
  });
  const { user } = await renderFields(fakeHttp().on('GET', townsPath, towns));
  await user.type(field('Postcode'), '9573');
  await waitFor(() => expect(field('Town')).toHaveValue('Wiltz'));
  await user.clear(field('Postcode'));
  await user.type(field('Postcode'), '4251');
  await waitFor(() => expect(field('Town')).toHaveValue('Esch-sur-Alzette'));
  await user.clear(field('Town'));
  await user.type(field('Town'), 'Esch');
  await user.clear(field('Postcode'));
  await user.type(field('Postcode'), '9573');
  await user.click(field('Town'));
  await user.type(field('Town'), '/Alzette');
  expect(await screen.findByRole('option', { name: 'Wiltz' })).toBeVisible();
  expect(field('Town')).toHaveValue('Esch/Alzette');
});

it('[J5] a postcode of several towns lists them', async () => {
  const { user } = await renderFields(fakeHttp().on('GET', townsPath, { towns: ['Erpeldange', 'Ingeldorf'] }));
  await user.type(field('Postcode'), '9144');
  await user.tab();
  expect(field('Town')).toHaveFocus();
  await user.click(await screen.findByRole('option', { name: 'Ingeldorf' }));
  expect(field('Town')).toHaveValue('Ingeldorf');
});

it('[J5, G3] an address that is not in the register is submitted as it is typed, and Escape closes the list', async () => {
  const { user, handleSubmit } = await renderFields(register(moulin));
  await user.type(field('Street'), 'rue du Mouton');
  expect(await screen.findByRole('option')).toBeVisible();
  expect(screen.getByText('Not in the list? Type it as it is.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(field('Number'), '3 bis');
  await user.type(field('Postcode'), '4251');
  await user.type(field('Town'), 'Esch{Enter}');
  await waitFor(() => expect(handleSubmit).toHaveBeenCalledTimes(1));
  expect(handleSubmit.mock.calls[0]).toMatchObject([
    { [eligibilityKeys.street]: 'rue du Mouton', [eligibilityKeys.streetNumber]: '3 bis' },
  ]);
});

it('[J5] leaving a field closes its list, and a late response does not open it', async () => {
  let respond: (body: unknown) => void = () => undefined;
  const late = () => new Promise((resolve) => (respond = resolve));
  const { user, http } = await renderFields(fakeHttp().on('POST', registerPath, late));
  await user.type(field('Street'), 'rue du');
  await waitFor(() => expect(http.requestsTo('POST', registerPath)).toHaveLength(1));
  await user.tab();
  respond({ addresses: [moulin] });
  await waitFor(() => expect(field('Number')).toHaveFocus());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('[J5] the fields stay plain while the register fails', async () => {
  const failing = fakeHttp().fails('POST', registerPath, { status: 503, code: 'database_unavailable' });
  const { user, http, reported } = await renderFields(failing);
  await user.type(field('Street'), 'rue du Moulin');
  await waitFor(() => expect(reported).toMatchObject([{ context: { operation: 'address register' } }]));
  expect(http.requestsTo('POST', registerPath)).toHaveLength(1);
  expect(field('Street')).toHaveValue('rue du Moulin');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
