import { screen } from '@testing-library/react';
import { selectItems } from '@alzette/shop-store';
import { aCartItem, aCustomer, aMobileVariant, fakeHttp, storeWith } from '@alzette/testing';
import { chooseButton } from '../testing/put-together';
import { plansPath, renderShell } from '../testing/render-shell';

/** The plan that the customer's line has, and another one. */
const small = aMobileVariant({
  code: 'mobile-s',
  name: 'Alzette S',
  product: { code: 'mobile-s', name: 'Alzette S' },
});
const lines = () =>
  fakeHttp()
    .on('GET', plansPath, { items: [small, aMobileVariant()] })
    .on('GET', '/api/session', { status: 'customer', customer: aCustomer() });

describe('[K16] the choice of the line to change', () => {
  it('says which line has an open change, and does not offer it', async () => {
    const changes = [{ type: 'mobile', phoneNumber: '+352691123456' }];
    const http = lines().on('GET', '/api/v2/shop/open-lines', { changes, portings: [] });
    await renderShell({ path: '/en/mobile?mode=change', http, boot: { isCustomer: true } });
    expect(await screen.findByText('A change of this line is under way')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Alzette S.*691 123 456/u })).toBeDisabled();
  });

  it('says which line another item of the cart changes, and offers it to that item alone', async () => {
    const changedLine = { id: 'line-mobile', name: 'Alzette S', phoneNumber: '+352691123456' };
    const item = aCartItem({ subscriptionMode: 'change', changedLine });
    const other = { ...changedLine, id: 'line-other', type: 'mobile', phoneNumber: '+352691000001' } as const;
    const customer = aCustomer({ lines: [...aCustomer().lines, other] });
    const http = () => lines().on('GET', '/api/session', { status: 'customer', customer });
    const page = () => ({ http: http(), store: storeWith({ items: [item] }), boot: { isCustomer: true } });
    const line = () => screen.findByRole('radio', { name: /Alzette S.*691 123 456/u });
    const { unmount } = await renderShell({ ...page(), path: '/en/mobile?mode=change' });
    expect(await screen.findByText('Another item of your cart changes this line')).toBeVisible();
    expect(await line()).toBeDisabled();
    unmount();
    const { user } = await renderShell({ ...page(), path: '/en/mobile?mode=change&edit=line-1' });
    await user.click(await screen.findByRole('radio', { name: /691 000 001/u }));
    expect(await line()).toBeEnabled();
  });

  it('says when the line has the chosen plan already, and not with another plan', async () => {
    const { user, store } = await renderShell({
      path: '/en/mobile?mode=change&plan=mobile-s',
      http: lines(),
      boot: { isCustomer: true },
    });
    await user.click(await screen.findByRole('radio', { name: /Alzette S.*\+352 691 123 456/u }));
    expect(await screen.findByText('This line has this plan already')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Mobile M/u }));
    expect(screen.queryByText('This line has this plan already')).not.toBeInTheDocument();
    await user.click(await chooseButton());
    expect(selectItems(store.getState())).toMatchObject([{ changedLine: { name: 'Alzette S' } }]);
  });
});
