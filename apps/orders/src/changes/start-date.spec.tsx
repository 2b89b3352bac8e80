import { screen, waitFor } from '@testing-library/react';
import type { FollowedOrder, Locale } from '@alzette/shop-model';
import { orderMessages } from '@alzette/shop-widgets/orders';
import { anOrder, anOrderItem, fakeHttp, renderWithShop } from '@alzette/testing';
import { ordersMessages } from '../messages';
import { OrdersPage } from '../orders-page';

const url = '/api/v2/shop/my-orders/token-1';
const calendar = { earliest: '2026/11/30', latest: '2027/02/19', unavailable: ['2026/12/06'], holidays: [] };

/** TV that the shopper installs, with its box in a parcel unless it is an app. */
function followed({ hasParcel = true, isMoved = false } = {}): FollowedOrder {
  const { complementaryInformations, ...order } = anOrder({
    tokenValue: 'token-1',
    number: 'ALZ-1',
    state: 'confirmed',
  });
  const information = {
    ...complementaryInformations[0]!,
    identifier: 'tv',
    simType: null,
    installation: { mode: 'self', time: 'morning', date: '2026/12/17' } as const,
  };
  const name = { identifier: 'tv', type: 'tv', variantName: 'TV Start', mobileVariantName: null } as const;
  const item = anOrderItem({ ...name, installationName: 'I connect it myself', selfInstallation: true });
  const parcel = { identifier: 'tv', kind: 'parcel', date: '2026/11/24', time: null } as const;
  const start = { identifier: 'tv', kind: 'installation', date: '2026/12/17', time: 'morning' } as const;
  const contents = [{ kind: 'parcel' as const, name: 'Set-top box' }];
  const timeline = [...(hasParcel ? [{ ...parcel, contents }] : []), start];
  return {
    order: { ...order, items: [item], complementaryInformations: [information], timeline },
    history: isMoved ? [{ kind: 'rescheduled', at: '2026-11-24T10:00:00Z', items: ['tv'] }] : [],
    items: [
      {
        identifier: 'tv',
        name: 'TV Start',
        state: 'preparing',
        canCancel: true,
        withdrawal: {
          state: 'open',
          lastDay: '2026/12/07',
          returnsGoods: false,
          amounts: { refund: 0, charge: 0, billed: 0, days: 0 },
        },
        rescheduleUntil: '2026/12/15',
        correctable: [],
      },
    ],
    refunds: [],
    documents: [],
  };
}

const httpOf = (order = followed()) =>
  fakeHttp().on('GET', url, order).on('GET', '/api/v2/shop/installation/calendar', calendar);

function openPage(query: string, http = httpOf(), locale: Locale = 'en') {
  return renderWithShop((props) => <OrdersPage {...props} />, {
    messageLoaders: [orderMessages, ordersMessages],
    http,
    locale,
    path: `/en/orders?${query}`,
  });
}

describe('[J6, Q3] the page of an order that the shopper installs', () => {
  it('has its parcel, its start date and the change of it, and no visit', async () => {
    await openPage('order=token-1', httpOf(followed({ isMoved: true })));
    const status = await screen.findByRole('region', { name: 'Where it stands' });
    expect(status).toHaveTextContent(/Your parcel is expected\s*Set-top box/u);
    expect(status).toHaveTextContent(/Start date\s*I connect it myself\. Your service starts on this day\./u);
    expect(status).toHaveTextContent('Start date changed');
    expect(screen.getByRole('link', { name: /^Change the start date.*TV Start/u })).toBeVisible();
    expect(screen.getByText('Delivery')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/installation|morning|technician|adult/iu);
  });

  it('names no delivery for an app', async () => {
    await openPage('order=token-1', httpOf(followed({ hasParcel: false })));
    await screen.findByRole('region', { name: 'Where it stands' });
    expect(screen.queryByText('Delivery')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/parcel/iu);
  });
});

describe('[J6, Q8] a start date', () => {
  it('is changed to another day, without a half day', async () => {
    const http = httpOf().on('PATCH', `${url}/installation`, null);
    const { user } = await openPage('order=token-1&installation=tv', http);
    expect(await screen.findByRole('heading', { level: 1, name: 'Change the start date' })).toBeVisible();
    expect(await screen.findByText(/^Planned until now: .*17 December 2026\.$/u)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Day/u }), '18/12/2026');
    await user.click(await screen.findByRole('button', { name: 'Change the start date' }));
    await waitFor(() => expect(window.location.search).toBe('?order=token-1'));
    const { body } = http.requestsTo('PATCH', `${url}/installation`)[0] ?? {};
    expect(body).toEqual({ item: 'tv', date: '2026/12/18', time: 'morning' });
  });

  it('that is too close says so', async () => {
    const http = httpOf().fails('PATCH', `${url}/installation`, { status: 409, code: 'too_late' });
    const { user } = await openPage('order=token-1&installation=tv', http);
    await user.type(await screen.findByRole('textbox', { name: /Day/u }), '18/12/2026');
    await user.click(await screen.findByRole('button', { name: 'Change the start date' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The start is too close, or has passed.');
  });

  it.each([
    ['fr', 'Changer la date de début', /technicien|matin|visite/iu],
    ['de', 'Startdatum ändern', /Techniker|Vormittag|Installation/u],
  ] as const)('is changed in %s', async (locale, title, ofVisit) => {
    await openPage('order=token-1&installation=tv', httpOf(), locale);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await screen.findByRole('grid');
    expect(document.body).not.toHaveTextContent(ofVisit);
  });
});
