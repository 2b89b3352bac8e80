import { screen, waitFor } from '@testing-library/react';
import { type CartItem, addOnItem } from '@alzette/shop-model';
import { aDeviceItem, anAdditional, fakeHttp } from '@alzette/testing';
import { renderCartPage } from './testing/render-cart-page';

const sendPath = '/api/catalogue/createTokenSavedCart';
const device = aDeviceItem();
const care = addOnItem(device, anAdditional(), anAdditional().variants[0]!);

async function openForm(http = fakeHttp(), items: readonly CartItem[] = [device, care]) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const rendered = await renderCartPage({ items, http });
  const fold = screen.getByText('Receive this cart by e-mail');
  expect(fold.closest('details')).not.toHaveAttribute('open');
  await rendered.user.click(fold);
  expect(fold.closest('details')).toHaveAttribute('open');
  await screen.findByRole('textbox', { name: 'E-mail address' });
  return rendered;
}

const email = () => screen.getByRole('textbox', { name: 'E-mail address' });
const send = () => screen.getByRole('button', { name: 'Send the link' });
const working = () =>
  fakeHttp().on('POST', '/api/generateCartToken', { token: 'a.b+c' }).on('POST', sendPath, undefined);

afterEach(() => jest.restoreAllMocks());

it('[B4, C4] sending a saved cart requires an address', async () => {
  const { user } = await openForm();
  expect(send()).toBeDisabled();
  await user.type(email(), '   ');
  expect(send()).toBeDisabled();
  await user.type(email(), 'ada');
  expect(send()).toBeEnabled();
});

it.each(['ada', 'ada@', 'ada@example', 'a b@example.lu', '@example.lu'])(
  '[C4, N8] the invalid address %j gets an error, and nothing is sent',
  async (typed) => {
    const http = fakeHttp();
    const { user } = await openForm(http);
    await user.type(email(), typed);
    await user.click(send());
    expect(screen.getByText('Enter a complete address, for example name@example.lu.')).toBeVisible();
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(http.requests).toHaveLength(0);
    await user.type(email(), 'x');
    expect(email()).not.toHaveAttribute('aria-invalid');
  },
);

it('[C1, C5, C8, A3] the link of the cart is sent as form data', async () => {
  const http = working();
  const { user } = await openForm(http);
  await user.type(email(), ' ada@example.lu ');
  await user.click(send());
  expect(await screen.findByRole('dialog', { name: 'The link is on its way' })).toHaveTextContent('ada@example.lu');
  expect(http.requests[0]?.body).toEqual({
    cart: [
      expect.objectContaining({
        type: 'device',
        identifier: 'device-1',
        code: device.variant.code,
        taxon: 'ernz-9-pro',
        parentIdentifier: null,
      }),
      expect.objectContaining({
        type: 'subscription-additional',
        parentIdentifier: 'device-1',
        taxon: 'ernz-9-pro',
        quantity: 1,
      }),
    ],
  });
  const form = http.requests[1]?.body as FormData;
  expect(Object.fromEntries(form)).toEqual({
    email: 'ada@example.lu',
    tokenUrl: 'http://localhost/en/checkout?cartSaved=a.b%2Bc',
    language: 'en',
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(email()).toHaveValue('ada@example.lu');
});

it('[C3, N7] the form is busy while it sends', async () => {
  const http = fakeHttp().on('POST', '/api/generateCartToken', () => new Promise(() => undefined));
  const { user } = await openForm(http);
  await user.type(email(), 'ada@example.lu{Enter}');
  expect(screen.getByRole('dialog', { name: 'We are sending your cart' })).toHaveAttribute('aria-busy', 'true');
});

it.each([
  ['the token', fakeHttp().fails('POST', '/api/generateCartToken', { status: 500, code: 'internal_error' }), 0],
  ['the mail', working().fails('POST', sendPath, { status: 502, code: 'mail_unavailable' }), 1],
])(
  '[C3, C7, N6] after %s an alert is shown, every value stays, and sending can be repeated',
  async (_what, http, reports) => {
    const { user, reported } = await openForm(http);
    await user.type(email(), 'ada@example.lu');
    await user.click(send());
    const popup = await screen.findByRole('alertdialog', { name: 'The link was not sent' });
    expect(popup).toHaveTextContent('Your cart has not changed.');
    expect(reported).toHaveLength(reports);
    http.on('POST', '/api/generateCartToken', { token: 't' }).on('POST', sendPath, undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'The link is on its way' })).toBeVisible();
  },
);

it('[C4] an address that the server refuses gets an error', async () => {
  const http = working().fails('POST', sendPath, { status: 400, code: 'email_invalid' });
  const { user, reported } = await openForm(http);
  await user.type(email(), 'ada@example.lu');
  await user.click(send());
  await waitFor(() => expect(email()).toBeInvalid());
  expect(email()).toHaveFocus();
  expect(reported).toHaveLength(0);
});
