import { screen, within } from '@testing-library/react';
import { selectItems } from '@alzette/shop-store';
import type { SubscriptionFamily, SubscriptionVariant } from '@alzette/shop-model';
import {
  aMobileVariant,
  anAdditional,
  anAdditionalVariant,
  anInternetVariant,
  aTvVariant,
  fakeHttp,
  plain,
} from '@alzette/testing';
import { barText, cartNow, chooseButton, priceText } from '../testing/put-together';
import { renderShell } from '../testing/render-shell';

const small = aMobileVariant({
  code: 'mobile-s',
  name: 'Mobile S',
  price: { applied: { newCustomer: 999, existingCustomer: 999 }, original: 999, discountDuration: null },
  activationFee: 0,
  options: { data: { code: 'data-5', label: '5 GB' }, data_eu: { code: 'null_eu', label: 'Nothing in the EU' } },
});
const internetMobile = aMobileVariant({
  type: 'internet-mobile',
  code: 'both-24',
  name: 'Both',
  product: { code: 'both', name: 'Both' },
});
const duo = anInternetVariant({
  type: 'duo',
  code: 'duo-24',
  name: 'Duo Plus',
  product: { code: 'duo', name: 'Duo Plus' },
});

function renderFamily(family: SubscriptionFamily, items: readonly SubscriptionVariant[], path: string = family) {
  const http = fakeHttp().on('GET', `/api/catalogue/subscriptions/${family}`, { items });
  return renderShell({ path: `/en/${path}`, http });
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('[A10] a link leads to the home page', async () => {
  await renderFamily('mobile', [small]);
  const crumbs = within(await screen.findByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
  expect(crumbs.getByText('Mobile plans')).toHaveAttribute('aria-current', 'page');
});

describe('compared plans', () => {
  it('[B10] show price, promotion, term and activation', async () => {
    await renderFamily('mobile', [aMobileVariant(), small]);
    const tile = await card('Mobile M');
    expect(tile.getByText('€24.99 per month')).toBeInTheDocument();
    expect(tile.getByText('€24.99 for 12 months, then €29.99 per month')).toBeVisible();
    expect(tile.getByText('24-month term')).toBeVisible();
    expect(plain(tile.getByText(/Line activation/u).textContent)).toBe('Line activation: €19.00');
  });

  it('[B10, D7] announce the price with the add-on that the plan requires, with each rise in order', async () => {
    const boxPrice = { applied: { newCustomer: 300, existingCustomer: 300 }, original: 500, discountDuration: 6 };
    const wifiBox = anAdditional({
      code: 'box',
      required: true,
      variants: [anAdditionalVariant({ name: 'Wifi box', price: boxPrice })],
    });
    await renderFamily('mobile', [aMobileVariant({ additionals: [wifiBox] }), small]);
    const tile = await card('Mobile M');
    expect(tile.getByText('€27.99 per month')).toBeInTheDocument();
    expect(tile.getByText('including Wifi box €3.00')).toBeVisible();
    expect(plain(tile.getByRole('heading').closest('article')?.textContent)).toContain(
      '€27.99 for 6 months, then €29.99 for 6 months, then €34.99 per month',
    );
    expect((await card('Mobile S')).queryByText(/including/u)).not.toBeInTheDocument();
  });

  it('[B11] do not mention the EU if the plan has null_eu', async () => {
    await renderFamily('mobile', [aMobileVariant(), small]);
    const tile = await card('Mobile S');
    expect(tile.queryByText('Nothing in the EU')).not.toBeInTheDocument();
    expect(tile.getByText('Unlimited calls')).toBeVisible();
    expect(tile.getByText('No activation fee')).toBeVisible();
    expect(screen.getByText('20 GB in the EU')).toBeVisible();
  });

  it('[D11] mark web deals with value and text, under the name of each family', async () => {
    const deal = (family: string) => ({
      [`subscription_${family}_webdeals`]: true,
      [`subscription_${family}_webdeals_value`]: 10,
      [`subscription_${family}_webdeals_text`]: 'Online only for 12 months',
    });
    await renderFamily(
      'internet-mobile',
      [{ ...internetMobile, attributes: deal('internet_mobile') }],
      'internet-and-mobile',
    );
    const tile = await card('Both');
    expect(tile.getByText(/^Online:/u)).toHaveTextContent('Online: −€10');
    expect(tile.getByText('Online only for 12 months')).toBeVisible();
    expect(tile.getByText('40 GB')).toBeVisible();
  });

  it('[D11] show a web deal without a value, and no deal of another family', async () => {
    const other = { ...small, attributes: { subscription_internet_webdeals: true } };
    await renderFamily('mobile', [aMobileVariant({ attributes: { subscription_mobile_webdeals: true } }), other]);
    expect((await card('Mobile M')).getByText('Online deal')).toBeVisible();
    expect((await card('Mobile S')).queryByText('Online deal')).not.toBeInTheDocument();
  });

  it('[D11] show speed and label of an internet plan, its full name, and its installation', async () => {
    const attributes = { ...anInternetVariant().attributes, subscription_internet_label: 'For the whole family' };
    await renderFamily('internet', [anInternetVariant({ attributes })]);
    const tile = await card('Fibre 1000');
    expect(tile.getByText('1000 Mbit/s')).toBeVisible();
    expect(tile.getByText('For the whole family')).toBeVisible();
    const installation = within(screen.getByRole('region', { name: 'Installation' }));
    expect(installation.getByText('By a technician')).toBeVisible();
    expect(installation.getByText('Two hours at your home')).toBeVisible();
    expect(installation.getByText('Free')).toBeVisible();
  });

  it('[D11] show the full name of a plan beside its options', async () => {
    await renderFamily('mobile', [aMobileVariant()]);
    expect(await screen.findByText('With Mobile M 40 GB')).toBeVisible();
  });

  it('[D10] show both units of a TV plan, its packages, and that it needs an Apple TV', async () => {
    await renderFamily('tv', [aTvVariant()]);
    const tile = await card('TV Plus');
    expect(tile.getByText('92 channels')).toBeVisible();
    expect(tile.getByText('60 in HD')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Sport' })).toHaveAccessibleDescription(/12 channels/u);
    expect(screen.getByText('An Apple TV is needed')).toBeVisible();
  });
});

/** The totals that a screen reader reads out. */
const totalsRead = () =>
  screen
    .getAllByRole('status')
    .flatMap(({ textContent }) => (textContent.includes('today') ? [plain(textContent)] : []));

describe('an offer with its options', () => {
  const care = anAdditional();
  const sims = anAdditional({
    code: 'sim',
    attributes: {
      subscription_additional_title: 'SIM card',
      subscription_additional_is_countable: true,
      subscription_additional_show_toggle: true,
    },
    variants: [
      anAdditionalVariant({
        code: 'sim-1',
        name: 'SIM card',
        activationFee: 1000,
        activationFeeName: 'SIM fee',
        price: { applied: { newCustomer: 200, existingCustomer: 200 }, original: 200, discountDuration: null },
      }),
    ],
  });
  const box = anAdditional({
    code: 'box',
    required: true,
    attributes: { subscription_additional_title: 'Box' },
    variants: [anAdditionalVariant({ code: 'box-1', name: 'Box' })],
  });
  const voice = anAdditional({
    code: 'voice',
    included: true,
    attributes: { subscription_additional_title: 'Voicemail' },
  });
  const full = aMobileVariant({ additionals: [care, sims, box, voice] });

  it('[D7, D8, N10] adds up required, chosen and counted add-ons, by the month and today', async () => {
    const { user } = await renderFamily('mobile', [full]);
    await screen.findByRole('article', { name: 'Mobile M' });
    expect(barText()).toContain('€31.98 per month');
    expect(barText()).toContain('then €36.98 from month 13');
    expect(totalsRead()).toEqual([]);
    await user.click(screen.getByRole('switch', { name: 'SIM card' }));
    await user.click(screen.getByRole('button', { name: 'SIM card: one more' }));
    expect(priceText()).toContain('Mobile M€24.99 for 12 months, then €29.99 per month€24.99');
    expect(priceText()).toContain('2 × SIM card€4.00');
    expect(priceText()).toContain('€35.98 per month');
    expect(priceText()).toContain('€35.98 for 12 months, then €40.98 per month');
    expect(priceText()).toContain('Line activation €19.00, SIM fee €20.00');
    expect(priceText()).toContain('€39.00 today');
    expect(totalsRead()).toEqual(['€35.98 per month, €39.00 today']);
  });

  it('[A10, D6] is added to the cart as a line item with its add-ons in mode new, and confirmed by a message', async () => {
    const { user, store, tracked } = await renderFamily('mobile', [full]);
    await user.click(await screen.findByRole('switch', { name: 'Screen care' }));
    await user.click(await chooseButton());
    expect(cartNow(store)).toEqual([
      'mobile mobile-m-24 x1',
      'subscription-additional screen-care-1 x1',
      'subscription-additional box-1 x1',
    ]);
    expect(selectItems(store.getState())[0]).toMatchObject({
      subscriptionMode: 'new',
      simType: 'physical',
      origin: '/en/mobile',
      advantages: ['voice'],
      advantageNames: ['Voicemail'],
    });
    const added = screen.getByRole('dialog', { name: 'Added to your cart' });
    expect(added).toHaveTextContent('Mobile M');
    expect(added).toHaveTextContent('€19.00 today');
    expect(tracked).toMatchObject([
      { event: 'add_to_cart', data: { ecommerce: { currency: 'EUR', items: [{ item_id: 'mobile-m-24' }, {}, {}] } } },
    ]);
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to cart' }));
    expect(window.location.pathname).toBe('/en/cart');
  });

  it('[A10] is added twice as two line items', async () => {
    const { user, store } = await renderFamily('mobile', [small]);
    for (let times = 0; times < 2; times += 1) {
      await user.click(await chooseButton());
      await user.click(screen.getByRole('button', { name: 'Continue shopping' }));
    }
    expect(new Set(selectItems(store.getState()).map(({ identifier }) => identifier)).size).toBe(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['internet', anInternetVariant(), 'internet'],
    ['internet-mobile', internetMobile, 'internet-and-mobile'],
    ['duo', duo, 'duo'],
  ] as const)('[A10] can be %s', async (family, plan, path) => {
    const { user, store } = await renderFamily(family, [plan], path);
    await user.click(await chooseButton());
    expect(cartNow(store)).toEqual([`${family} ${plan.code} x1`]);
  });

  it('[A10, D10] can be TV with packages', async () => {
    const { user, store } = await renderFamily('tv', [aTvVariant()]);
    await user.click(await screen.findByRole('switch', { name: 'Sport' }));
    expect(barText()).toContain('€27.98 per month');
    await user.click(await chooseButton());
    expect(cartNow(store)).toEqual(['tv tv-plus-12 x1', 'tv-package pack-sport-1 x1']);
  });

  it('keeps the options that another chosen plan also has', async () => {
    const { user, store } = await renderFamily('mobile', [full, { ...small, additionals: [care] }]);
    await user.click(await screen.findByRole('switch', { name: 'Screen care' }));
    await user.click(screen.getByRole('switch', { name: 'SIM card' }));
    await user.click(screen.getByRole('radio', { name: 'Mobile S' }));
    expect(barText()).toContain('€16.98 per month');
    await user.click(await chooseButton());
    expect(cartNow(store)).toEqual(['mobile mobile-s x1', 'subscription-additional screen-care-1 x1']);
  });
});

describe('the catalogue', () => {
  it('gets a message when it is empty', async () => {
    await renderFamily('duo', []);
    expect(await screen.findByText('No offers at the moment')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  });

  it('can be read again when it failed', async () => {
    const path = '/api/catalogue/subscriptions/tv';
    const http = fakeHttp().fails('GET', path, { status: 500, code: 'internal_error' });
    const { user, reported } = await renderShell({ path: '/en/tv', http });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reported).toHaveLength(1);
    http.on('GET', path, { items: [aTvVariant()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'TV Plus' })).toBeVisible();
  });
});
