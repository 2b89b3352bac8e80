import { screen, waitFor } from '@testing-library/react';
import { type CartItem, contractKeys, offerOf } from '@alzette/shop-model';
import {
  aCartItem,
  aCustomer,
  aDeviceItem,
  aKycInformation,
  anInternetVariant,
  fakeHttp,
  type FakeHttp,
  plain,
} from '@alzette/testing';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';

const path = '/api/v2/shop/buyer-limits';
const much = { devices: 9, simCards: 9, monthly: 99_900, oneOff: 999_900 };
const limits = (max: object = {}, left: object = max) =>
  fakeHttp().on('GET', path, { max: { ...much, ...max }, left: { ...much, ...left }, simCardAddOns: ['data-sim'] });

const second = aDeviceItem({ identifier: 'device-2' });
const cards = aCartItem({
  identifier: 'cards',
  type: 'subscription-additional',
  product: { code: 'data-sim', name: 'Data SIM' },
  parentIdentifier: 'line-1',
  quantity: 2,
});
const changedLine = { id: 'line-internet', name: 'Fibre 500', phoneNumber: null };
const changedFibre = (identifier: string): CartItem => ({
  ...offerOf(anInternetVariant()).item({ identifier, origin: '/en/internet' }),
  subscriptionMode: 'change',
  changedLine,
});

const problems = () => screen.findByRole('group', { name: 'This cart cannot be ordered as it is' });
const goOn = () => firstButton('Continue to the contract');
const atContract = () => waitFor(() => expect(title()).toHaveTextContent('Your details'));

async function problemsAfterContinue(options: Parameters<typeof renderCheckout>[0]): Promise<string[]> {
  const { user } = await renderCheckout({ step: 'cart', ...options });
  await user.click(goOn());
  return [...(await problems()).querySelectorAll('div > p + div p')].map(({ textContent }) => plain(textContent));
}

describe('[K15] a cart over the limit of a buyer', () => {
  it.each([
    [
      'phones',
      [aDeviceItem(), second],
      { devices: 1 },
      'It holds 2 phones, and one buyer can order at most 1 here within 30 days.',
    ],
    [
      'SIM cards, those of add-ons too',
      [aCartItem(), cards],
      { simCards: 2 },
      'It holds 3 SIM cards, and one buyer can order at most 2 here within 30 days.',
    ],
    [
      'euros a month',
      [aCartItem()],
      { monthly: 2_498 },
      'It costs €24.99 a month, and one buyer can order for at most €24.98 a month here within 30 days.',
    ],
    [
      'euros at once',
      [aCartItem()],
      { oneOff: 1_800 },
      'It costs €19.00 today, and one buyer can order for at most €18.00 at once here within 30 days.',
    ],
  ])('of %s is refused with the limit, what it holds and what to do', async (_what, items, max, text) => {
    expect(await problemsAfterContinue({ items, http: limits(max) })).toEqual([
      `${text} Delete items or choose fewer, or call us on 8002 4000: we find a way together.`,
    ]);
  });

  it.each([
    [{ devices: 0 }, 'After your earlier orders, no phone is left.'],
    [{ devices: 1 }, 'After your earlier orders, 1 phone is left.'],
  ])('is refused with what earlier orders leave: %j', async (left, text) => {
    const [line] = await problemsAfterContinue({
      items: [aDeviceItem(), second],
      http: limits({ devices: 2 }, left),
    });
    expect(line).toContain(text);
  });

  it.each([
    ['fr', /Continuer vers le contrat/u, 'Il contient 2 téléphones ; une personne peut en commander au plus 1 ici'],
    ['de', /Weiter zum Vertrag/u, 'Er enthält 2 Handys; eine Person kann hier innerhalb von 30 Tagen höchstens 1'],
  ] as const)('is refused in %s', async (locale, button, text) => {
    const items = [aDeviceItem(), second];
    const { user } = await renderCheckout({ step: 'cart', items, locale, http: limits({ devices: 1 }) });
    await user.click(firstButton(button));
    await waitFor(() => expect(plain(document.body.textContent)).toContain(text));
  });

  it('stays at the step with the focus on what is wrong, at each press', async () => {
    const { user, navigations } = await renderCheckout({
      step: 'cart',
      items: [aDeviceItem(), second],
      http: limits({ devices: 1 }),
    });
    await user.click(goOn());
    const group = await problems();
    await waitFor(() => expect(group).toHaveFocus());
    expect(group).toHaveAccessibleDescription(/It holds 2 phones/u);
    await user.click(goOn());
    await waitFor(() => expect(group).toHaveFocus());
    expect(navigations).toEqual([]);
  });

  it('continues once an item is deleted', async () => {
    const { user } = await renderCheckout({
      step: 'cart',
      items: [aDeviceItem(), { ...second, variant: { code: 'other', name: 'Other phone' } }],
      http: limits({ devices: 1 }),
    });
    await user.click(goOn());
    await problems();
    await user.click(screen.getByRole('button', { name: 'Delete Other phone' }));
    expect(screen.queryByRole('group', { name: /cannot be ordered/u })).not.toBeInTheDocument();
    await user.click(goOn());
    await atContract();
  });
});

describe('[K15] the request for what a buyer may order', () => {
  const asked = (http: FakeHttp) => http.requestsTo('GET', path).map(({ query }) => query);

  it('is sent when the shopper continues, not before, with the identity check that the order will name', async () => {
    const http = limits().on('GET', '/api/v2/shop/kyc/kyc-1', aKycInformation());
    const values = { [contractKeys.kycId]: 'kyc-1' };
    const { user } = await renderCheckout({ step: 'cart', http, values });
    expect(asked(http)).toEqual([]);
    await user.click(goOn());
    await atContract();
    expect(asked(http)).toEqual([{ kycId: 'kyc-1' }]);
  });

  it.each([
    ['an error', (http: FakeHttp) => http.fails('GET', path, { status: 503, code: 'database_unavailable' })],
    ['no value', (http: FakeHttp) => http.fails('GET', path, { status: null, code: 'unreachable' })],
    ['a page of another site', (http: FakeHttp) => http.on('GET', path, '<html>Login</html>')],
    ['half a value', (http: FakeHttp) => http.on('GET', path, { max: null, left: null, simCardAddOns: [] })],
  ])('lets the shopper continue with %s, because the order is checked again', async (_what, prepare) => {
    const http = prepare(fakeHttp());
    const { user, reported } = await renderCheckout({ step: 'cart', items: [aDeviceItem(), second], http });
    await user.click(goOn());
    await atContract();
    expect(reported).toHaveLength(1);
  });
});

describe('[K16] a change of a line without a number', () => {
  const customer = aCustomer();

  it('is refused while an order still changes a line of its kind', async () => {
    const changes = [{ type: 'internet', phoneNumber: null }];
    const http = limits().on('GET', '/api/v2/shop/open-lines', { changes, portings: [] });
    expect(await problemsAfterContinue({ items: [changedFibre('fibre-1')], customer, http })).toEqual([
      'Fibre 1000 changes a line that is being changed already. Delete the item, or wait until that change is done.',
    ]);
  });

  it('is on one item of the cart', async () => {
    const items = [changedFibre('fibre-1'), changedFibre('fibre-2')];
    expect(await problemsAfterContinue({ items, customer, http: limits() })).toEqual([
      'Fibre 1000 changes the same line as another item. Delete one of the two.',
    ]);
  });

  it('continues while a line of another kind is changed, or when the shop does not respond', async () => {
    const changes = [{ type: 'tv', phoneNumber: null }];
    for (const http of [
      limits().on('GET', '/api/v2/shop/open-lines', { changes, portings: [] }),
      limits().fails('GET', '/api/v2/shop/open-lines', { status: 503, code: 'database_unavailable' }),
    ]) {
      const { user, unmount } = await renderCheckout({
        step: 'cart',
        items: [changedFibre('fibre-1')],
        customer,
        http,
      });
      await user.click(goOn());
      await atContract();
      unmount();
    }
  });
});
