import { screen, waitFor, within } from '@testing-library/react';
import { selectIsGuest, selectItems } from '@alzette/shop-store';
import { aCartItem, aCustomer, storeWith } from '@alzette/testing';
import { aCatalogue, renderShell } from '../testing/render-shell';

const nowhere = '/en/nowhere?a=b';
const asCustomer = { path: nowhere, boot: { isCustomer: true } };
const session = () => aCatalogue().on('GET', '/api/session', { status: 'customer', customer: aCustomer() });
const openAccount = () => screen.getByRole('button', { name: 'My account' });

describe('the account in the header', () => {
  it('[A6] lets a guest log in and return to the page', async () => {
    const http = aCatalogue();
    await renderShell({ path: nowhere, http });
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', '/api/login?returnTo=%2Fen%2Fnowhere%3Fa%3Db');
    expect(http.requestsTo('GET', '/api/session')).toEqual([]);
  });

  it('[A6] shows the name of a customer, and logs out without changing the cart', async () => {
    const http = session().on('POST', '/api/logout', {});
    const store = storeWith({ items: [aCartItem()] });
    const { user } = await renderShell({ ...asCustomer, http, store });
    await user.click(openAccount());
    const dialog = within(screen.getByRole('dialog', { name: 'My account' }));
    expect(await dialog.findByText('Ada Weber')).toBeVisible();
    expect(dialog.getByText(/^Customer number/u)).toHaveTextContent('Customer number ALZ-100234');
    const lines = within(dialog.getByRole('list', { name: 'My lines' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Alzette S+352 691 123 456', 'Fibre 500']);
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(selectItems(store.getState())).toHaveLength(1);
  });

  it('[A6] leads a customer to the orders and their documents', async () => {
    const { user } = await renderShell({ ...asCustomer, http: session() });
    await user.click(openAccount());
    await user.click(screen.getByRole('link', { name: 'My orders and documents' }));
    expect(window.location.pathname).toBe('/en/orders');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('reports a failed logout and keeps the login', async () => {
    const http = session().fails('POST', '/api/logout', { status: null, code: 'unreachable' });
    const { user, reported } = await renderShell({ ...asCustomer, http });
    await user.click(openAccount());
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still logged in');
    expect(reported).toHaveLength(1);
  });
});

describe('a page that was sent to a customer', () => {
  it('[D14] shows the customer’s prices before the account has been read', async () => {
    const http = aCatalogue().on('GET', '/api/session', () => new Promise(() => undefined));
    const { store } = await renderShell({ ...asCustomer, http });
    expect(openAccount()).toBeVisible();
    expect(selectIsGuest(store.getState())).toBe(false);
  });

  it('becomes a guest’s page if the session has ended', async () => {
    const { store } = await renderShell({
      ...asCustomer,
      http: aCatalogue().on('GET', '/api/session', { status: 'guest' }),
    });
    await waitFor(() => expect(selectIsGuest(store.getState())).toBe(true));
  });

  it('becomes a guest’s page with a login if the account cannot be read, which is reported', async () => {
    const http = aCatalogue().fails('GET', '/api/session', { status: 500, code: 'internal_error' });
    const { reported, store } = await renderShell({ ...asCustomer, http });
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(reported).toHaveLength(1);
    expect(selectIsGuest(store.getState())).toBe(true);
  });
});
