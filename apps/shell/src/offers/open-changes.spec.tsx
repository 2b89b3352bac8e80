import { screen } from '@testing-library/react';
import { selectItems } from '@alzette/shop-store';
import { aCustomer, aMobileVariant, fakeHttp } from '@alzette/testing';
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
