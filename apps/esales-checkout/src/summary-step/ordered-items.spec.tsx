import { screen, within } from '@testing-library/react';
import {
  type CartItem,
  cartTotals,
  installationKeys,
  offerOf,
  type OrderResponse,
  upfrontOf,
} from '@alzette/shop-model';
import { aCartItem, aDeviceItem, anOrder, anOrderItem, plain, termCases } from '@alzette/testing';
import { anInstalledItem } from '../testing/installation';
import { renderCheckout } from '../testing/render-checkout';
import { summaryHttp } from '../testing/summary-http';
import { valuesUpToSummary } from '../testing/typed-values';
import { partsDueToday } from './due-today';

const device = aDeviceItem({ voucher: { voucherCode: 'WELCOME50', amount: 5000 } });
const fibre = anInstalledItem({ installationMode: 'technician' });
const cloud = aCartItem({
  identifier: 'cloud',
  type: 'subscription-additional',
  parentIdentifier: 'line-1',
  variant: { code: 'cloud-100', name: 'Cloud 100' },
  simType: null,
  quantity: 2,
  price: { ...aCartItem().price, activationFee: 100 },
});
const mobilePlan = aCartItem();
const items: readonly CartItem[] = [device, fibre, mobilePlan, cloud];

/** The order that the shop creates from these items. */
function orderOf(cart: readonly CartItem[]): OrderResponse {
  return anOrder({
    items: cart.map((item) =>
      anOrderItem({
        identifier: item.identifier,
        type: item.type,
        variantName: item.variant.name,
        quantity: item.quantity,
        upfront: upfrontOf(item),
        activationFee: item.price.activationFee + (item.subscription?.price.activationFee ?? 0),
        installationFee: item.installationModes.find(({ code }) => code === item.installationMode)?.price ?? 0,
      }),
    ),
    total: cartTotals(cart, false).oneOff,
  });
}

async function renderItems(cart: readonly CartItem[] = items, order = orderOf(cart)) {
  const keys = installationKeys(fibre.type, fibre.identifier);
  const values = {
    ...valuesUpToSummary,
    [keys.type]: 'technician',
    [keys.time]: 'afternoon',
    [keys.date]: '2026/12/17',
  };
  await renderCheckout({ step: 'summary', items: cart, values, http: summaryHttp(order) });
  await screen.findByText('Mobile contract');
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const textOfItem = (name: string) => plain(screen.getByRole('article', { name }).textContent);

describe('what is ordered', () => {
  it('[K3] is grouped by type, under group titles, in the main column of every width', async () => {
    await renderItems();
    const card = region('What you order');
    expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Phone and plan',
      'Mobile',
      'Internet',
    ]);
    expect(screen.getByRole('region', { name: 'What you order' }).closest('aside, .wideOnly, .narrowOnly')).toBeNull();
  });

  it('[E7, K3] of one type has no group title, and its names are one heading level higher', async () => {
    await renderItems([aCartItem()]);
    const card = region('What you order');
    expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Mobile M']);
    expect(card.queryByRole('region')).not.toBeInTheDocument();
  });

  it('[D6] has quantities in the panel beside it too', async () => {
    await renderItems([
      aCartItem({ quantity: 2 }),
      aCartItem({
        identifier: 'add-on',
        type: 'subscription-additional',
        parentIdentifier: 'line-1',
        variant: { code: 'cloud-100', name: 'Cloud 100' },
        quantity: 3,
      }),
    ]);
    const panel = region('Your cart');
    expect(panel.getByText('2 × Mobile M')).toBeInTheDocument();
    expect(panel.getByText(/3 × Cloud 100/u)).toBeInTheDocument();
  });

  it('[K3] has options with quantities, terms and price steps', async () => {
    await renderItems();
    const mobile = textOfItem('Mobile M');
    expect(mobile.match(/The plan has a minimum term of 24 months/gu)).toHaveLength(1);
    expect(mobile.match(/€24.99 for 12 months, then €29.99 per month/gu)).toHaveLength(2);
    expect(mobile).toContain('2 × Cloud 100');
    expect(mobile).toContain('SIM type: SIM card');
  });

  it('[K3, B10] of more than two items shows the price of each with its rise, term and total; the rest unfolds', async () => {
    await renderItems();
    const mobile = within(screen.getByRole('article', { name: 'Mobile M' }));
    expect(mobile.getByText(/^then .* from month 13/u)).toBeVisible();
    expect(mobile.getByText(/24 months/u, { selector: 'summary *' })).toBeVisible();
    expect(mobile.getByText('SIM type: SIM card')).toBeVisible();
    expect(mobile.getByText('2 × Cloud 100')).not.toBeVisible();
  });

  it('[K3] of one or two items shows everything', async () => {
    await renderItems([device, mobilePlan, cloud]);
    const mobile = within(screen.getByRole('article', { name: 'Mobile M' }));
    expect(mobile.getByText('2 × Cloud 100')).toBeVisible();
  });

  it('[K3] has instalments, voucher and installation', async () => {
    await renderItems();
    const phone = textOfItem(device.variant.name);
    expect(phone).toContain('Promo code WELCOME50−€50.00');
    expect(textOfItem(fibre.variant.name)).toContain('Installation');
  });

  it.each(termCases)(
    '[K3, K13] has terms and total of the contract, for $name',
    async ({ offer, sentences, total }) => {
      const item = offerOf(offer).item({ identifier: 'line-1', origin: '/en/mobile' });
      await renderItems([item]);
      const expected = [...sentences.en, ...(total ? [total.en] : [])];
      for (const sentence of expected) expect(textOfItem(item.variant.name)).toContain(sentence);
    },
  );

  it('[K3] is directly before the acceptances and the order button', async () => {
    await renderItems();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const at = (name: string) => headings.indexOf(name);
    expect(at('What you order')).toBeGreaterThan(at('Delivery'));
    expect(at('Your consent')).toBe(at('What is due today') + 1);
  });
});

describe('the sum due today', () => {
  const cents = (text: string | null | undefined) =>
    Number(
      plain(text ?? '')
        .replace('−', '-')
        .replace(/[€,.]/gu, ''),
    );

  it('[K3] is the sum of its parts, voucher included', async () => {
    await renderItems();
    const amounts = region('What is due today')
      .getAllByRole('definition')
      .map(({ textContent }) => cents(textContent));
    const total = amounts.pop();
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(total).toBe(cartTotals(items, false).oneOff);
    expect(region('What is due today').getByText('Promo code WELCOME50')).toBeVisible();
  });

  it.each([
    ['one line', [aCartItem()]],
    ['a voucher above the price', [aDeviceItem({ voucher: { voucherCode: 'ALL', amount: 9_999_999 } })]],
    ['several pieces', [aCartItem({ quantity: 3 }), cloud]],
    ['an installation', [fibre]],
    ['everything', items],
  ])('[K3] adds up for %s', (_what, cart) => {
    const order = orderOf(cart);
    expect(partsDueToday(order, cart).reduce((sum, part) => sum + part.cents, 0)).toBe(order.total);
  });

  it('[K3] has no block if nothing is due', async () => {
    const free = { ...aCartItem().price, activationFee: 0 };
    await renderItems([aCartItem({ price: free })]);
    expect(screen.queryByRole('region', { name: 'What is due today' })).not.toBeInTheDocument();
  });
});
