import { screen, within } from '@testing-library/react';
import { addOnItem, type CartItem, formatMoney, offerOf } from '@alzette/shop-model';
import { aCartItem, aCustomer, aDeviceOffer, anAdditional, anAdditionalVariant, storeWith } from '@alzette/testing';
import { plansPath } from '../testing/render-shell';
import { aDeviceTaxon, flat, variants } from './testing/a-device';
import { bar, choice, openDevice, deviceServers, plans } from './testing/open-device';

const music = anAdditional({
  code: 'music',
  name: 'Music',
  attributes: { subscription_additional_title: 'Music', subscription_additional_show_toggle: true },
  variants: [
    anAdditionalVariant({
      code: 'music-1',
      name: 'Music',
      product: { code: 'music', name: 'Music' },
      price: flat(499),
    }),
  ],
});
const [mobileM, mobileS] = plans;
if (!mobileM || !mobileS) throw new Error('There are two plans');
const withMusic = { ...mobileM, additionals: [music] };
const servers = () => deviceServers().on('GET', plansPath, { items: [withMusic, mobileS] });

/** The item that the catalogue's own response for this code creates. */
function lineOf(variant: typeof variants.blue24, plan: typeof mobileM | null, identifier: string): CartItem {
  const code = plan ? `${variant.code}.${plan.code}` : variant.code;
  const offer = aDeviceOffer({
    ...variant,
    code,
    subscription: plan ?? null,
    image: `/api/catalogue/images/ernz-9-pro/${variant.colour.id}.svg`,
  });
  return offerOf(offer).item({ identifier, origin: '/en/phones/ernz-9-pro' });
}

const added = (item: CartItem, additional: typeof music) => {
  const [first] = additional.variants;
  if (!first) throw new Error('An add-on has a variant');
  return addOnItem(item, additional, first, 1);
};

it('[A10, E9, D9] device, plan and the add-ons of both are added to the cart as the catalogue returns them', async () => {
  const { user, store, tracked } = await openDevice({ http: servers() });
  await user.click(choice(/^24 instalments/u));
  await user.click(choice('Sand'));
  await user.click(screen.getByRole('switch', { name: /Screen care/u }));
  await user.click(screen.getByRole('switch', { name: /Music/u }));
  expect(bar()).toContain(`${formatMoney(2200 + 2499 + 699 + 499, 'en')} per month`);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  const { items } = store.getState().cart;
  const item = lineOf(variants.sand24, withMusic, items[0]?.identifier ?? '');
  expect(items).toEqual([item, added(item, anAdditional()), added(item, music)]);
  expect(tracked.map(({ event }) => event)).toContain('add_to_cart');
});

it('[A10] a device alone is added without plan, SIM and choice of a line', async () => {
  const { user, store } = await openDevice({ http: servers() });
  await user.click(screen.getByRole('radio', { name: 'Phone only' }));
  expect(screen.queryByRole('radiogroup', { name: 'For whom' })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: /Music/u })).not.toBeInTheDocument();
  expect(screen.getByRole('switch', { name: /Screen care/u })).toBeVisible();
  expect(bar()).toContain('€16.00 per month');
  expect(bar()).toContain('€101.00 today');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  const { items } = store.getState().cart;
  expect(items).toEqual([lineOf(variants.blue36, null, items[0]?.identifier ?? '')]);
  expect(items[0]).toMatchObject({ subscription: null, simType: null });
});

it('[D12] a device without eSIM makes an item without eSIM', async () => {
  const { user, store } = await openDevice({ device: aDeviceTaxon({ attributes: { esim: false } }) });
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(store.getState().cart.items[0]).toMatchObject({ esim: false, simType: 'physical' });
});

it('[E9] a customer chooses the line that the plan changes', async () => {
  const http = servers().on('GET', '/api/session', { status: 'customer', customer: aCustomer() });
  const { user, store } = await openDevice({ http, boot: { isCustomer: true } });
  await user.click(screen.getByRole('radio', { name: 'Already a customer' }));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('Choose the line to change.')).toBeVisible();
  expect(store.getState().cart.items).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: /Alzette S/u }));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(store.getState().cart.items[0]).toMatchObject({
    subscriptionMode: 'change',
    changedLine: { id: 'line-mobile', phoneNumber: '+352691123456' },
  });
});

describe('an edited line item', () => {
  const item = { ...lineOf(variants.sand24, withMusic, 'device-1'), simType: 'eSIM' as const };
  const cart = () => storeWith({ items: [item, added(item, music), aCartItem({ identifier: 'other' })] });
  const edit = () => openDevice({ http: servers(), store: cart(), query: '?edit=device-1' });

  it('[B9] opens with all its choices', async () => {
    await edit();
    expect(choice('Sand')).toBeChecked();
    expect(choice('256 GB')).toBeChecked();
    expect(choice(/^24 instalments/u)).toBeChecked();
    expect(choice('Mobile M')).toBeChecked();
    expect(screen.getByRole('switch', { name: /Music/u })).toBeChecked();
    expect(screen.getByRole('switch', { name: /Screen care/u })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'New subscription' })).toBeChecked();
  });

  it('[B9] replaces itself in the cart, with its values', async () => {
    const { user, store, navigations } = await edit();
    await user.click(choice('Midnight blue'));
    await user.click(choice('Mobile S'));
    await user.click(screen.getByRole('button', { name: 'Update my cart' }));
    const { items } = store.getState().cart;
    expect(items).toEqual([
      { ...lineOf(variants.blue24, mobileS, 'device-1'), simType: 'eSIM' },
      expect.objectContaining({ identifier: 'other' }),
    ]);
    expect([...navigations, window.location.pathname]).toContain('/en/cart');
  });

  it('[B9] opens without a plan if it was bought alone', async () => {
    const alone = lineOf(variants.blueAtOnce, null, 'device-1');
    await openDevice({ http: servers(), store: storeWith({ items: [alone] }), query: '?edit=device-1' });
    expect(choice('Phone only')).toBeChecked();
    expect(choice(/^All at once/u)).toBeChecked();
  });

  it('[B9] opens with its own plan, not with the recommended one', async () => {
    const small = lineOf(variants.blue24, mobileS, 'device-1');
    await openDevice({ http: servers(), store: storeWith({ items: [small] }), query: '?edit=device-1' });
    expect(choice('Mobile S')).toBeChecked();
  });

  it('[B9] opens with the line that it changes', async () => {
    const changedLine = { id: 'line-mobile', name: 'Alzette S', phoneNumber: '+352691123456' };
    const changing = { ...item, subscriptionMode: 'change' as const, changedLine };
    const http = servers().on('GET', '/api/session', { status: 'customer', customer: aCustomer() });
    await openDevice({
      http,
      boot: { isCustomer: true },
      store: storeWith({ items: [changing] }),
      query: '?edit=device-1',
    });
    expect(choice('Already a customer')).toBeChecked();
    expect(await screen.findByRole('radio', { name: /Alzette S/u })).toBeChecked();
  });

  it('[B9] opens with the nearest choices that today’s catalogue allows', async () => {
    const device = aDeviceTaxon({ variants: [variants.blue24, variants.blueAtOnce, variants.sandAtOnce] });
    await openDevice({ device, store: cart(), query: '?edit=device-1' });
    expect(choice('Sand')).toBeChecked();
    expect(choice(/^All at once/u)).toBeChecked();
  });

  it('is ignored on the page of another device', async () => {
    const other = { ...item, taxon: 'ernz-9' };
    await openDevice({ http: servers(), store: storeWith({ items: [other] }), query: '?edit=device-1' });
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Your choice' })).getByText(/Midnight blue/u)).toBeVisible();
  });
});
