import { dueFor, sumOf, type Due } from './support/catalogue';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

interface Wish {
  readonly name: string;
  /** Where the catalogue has it. */
  readonly path: string;
  readonly choose: (site: Site) => Promise<void>;
  /** Variant codes of add-ons and packages, with how many of each. */
  readonly chosen?: Readonly<Record<string, number>>;
}

const phone = 'ernz-9-pro-256-midnight-f24';

const wishes: readonly Wish[] = [
  {
    name: 'Ernz 9 Pro',
    path: `devices/variant/${phone}.mobile-alzette-m`,
    choose: async (site) => {
      await site.goto('phones', '', 'ernz-9-pro');
      await site.phone.chooseVariant(phone);
      await site.phone.plan('Alzette M').check();
      await switchOn(site, 'screen-care');
    },
    chosen: { 'screen-care-monthly': 1 },
  },
  { name: 'Alzette S', path: 'subscriptions/mobile/variant/mobile-alzette-s', choose: (site) => choosePlan(site, 'mobile', 'Alzette S') },
  {
    name: 'Alzette Home M',
    path: 'subscriptions/internet/variant/internet-mobile-home-m',
    choose: (site) => choosePlan(site, 'internet-mobile', 'Alzette Home M'),
  },
  {
    name: 'Alzette Fibre 500',
    path: 'subscriptions/internet/variant/internet-fibre-500',
    choose: async (site) => {
      await choosePlan(site, 'internet', 'Alzette Fibre 500');
      await switchOn(site, 'fixed-ip');
    },
    chosen: { 'fixed-ip-1': 1 },
  },
  {
    name: 'Alzette TV Max',
    path: 'subscriptions/tv/variant/tv-max',
    choose: async (site) => {
      await choosePlan(site, 'tv', 'Alzette TV Max');
      await site.page.locator('[name$=".pack-sport-1"]').click();
      await site.page.locator('[name$=".pack-cinema-1"]').click();
    },
    chosen: { 'pack-sport-1': 1, 'pack-cinema-1': 1 },
  },
  {
    name: 'Alzette Duo Start',
    path: 'subscriptions/duo/variant/duo-start',
    choose: (site) => choosePlan(site, 'duo', 'Alzette Duo Start'),
  },
];

test('[A10, B12, D9, D13] one of each kind, up to the checkout’s first step, costs what the catalogue says', async ({ site, shop }) => {
  test.setTimeout(240_000);
  const dues: Due[] = [];
  for (const { name, path, choose, chosen } of wishes) {
    const due = await dueFor(shop.apiUrl, path, chosen);
    await choose(site);
    await expect.poll(() => site.offer.price(), { message: `the bar of ${name}` }).toEqual(due);
    await site.offer.expectAccessible();
    await site.offer.add();
    dues.push(due);
  }

  await site.offer.goToCart();
  for (const [index, { name }] of wishes.entries()) expect(await site.cart.linePrice(name), name).toEqual(dues[index]);
  expect(await site.cart.totals()).toEqual(sumOf(dues));
  await site.cart.expectAccessible();

  await site.cart.continue();
  await site.checkout.expectStep('cart');
  for (const [index, { name }] of wishes.entries()) expect(await site.cart.linePrice(name), name).toEqual(dues[index]);
  const panel = site.page.getByRole('region', { name: site.words('shop.cartTitle') });
  await expect(panel.getByRole('listitem')).toHaveCount(wishes.length);
  expect(await site.checkout.totals()).toEqual(sumOf(dues));
  await site.checkout.expectAccessible();
});

test('[B9, D4, D8] a line is edited where it came from, with its choices made, and replaced', async ({ site, page, shop }) => {
  await choosePlan(site, 'mobile', 'Alzette S');
  await page.getByRole('button', { name: new RegExp(`${site.words('common.add')}.*SIM`, 'u') }).click();
  await page.getByRole('spinbutton').fill('3');
  await site.offer.add();
  await site.offer.goToCart();
  const asked = await dueFor(shop.apiUrl, 'subscriptions/mobile/variant/mobile-alzette-s', { 'data-sim-5': 3 });
  expect(await site.cart.linePrice('Alzette S')).toEqual(asked);

  await site.cart.card('Alzette S').getByRole('button', { name: new RegExp(`^${site.words('common.edit')}`, 'u') }).click();
  await expect(site.offer.plan('Alzette S')).toBeChecked();
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await site.offer.plan('Alzette L').check();
  await site.offer.button('shell.offer.update').click();
  await expect(site.cart.card('Alzette L')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  const now = await dueFor(shop.apiUrl, 'subscriptions/mobile/variant/mobile-alzette-l', { 'data-sim-5': 3 });
  expect(await site.cart.linePrice('Alzette L')).toEqual(now);
});

test('[D3, D7] an add-on that asks first resets its switch on cancel, and a required one cannot be switched', async ({ site, page }) => {
  await choosePlan(site, 'internet', 'Alzette Fibre 500');
  await expect(page.locator('[name^="add-on."][name$=".wifi-box"]')).toBeDisabled();
  await expect(page.locator('[name^="add-on."][name$=".wifi-box"]')).toBeChecked();
  await choosePlan(site, 'mobile', 'Alzette S');
  const toggle = page.locator('[name^="add-on."][name$=".europe-world"]');
  await toggle.click();
  await expect(site.offer.dialog).toBeVisible();
  await site.offer.expectAccessible();
  await site.offer.dialog.getByRole('button', { name: site.words('common.cancel') }).click();
  await expect(toggle).not.toBeChecked();
  const before = await site.offer.price();
  await toggle.click();
  await site.offer.dialog.getByRole('button', { name: site.words('common.add') }).click();
  await expect(toggle).toBeChecked();
  await expect.poll(() => site.offer.price()).toEqual({ ...before, monthly: before.monthly + 999 });
});

async function choosePlan(site: Site, page: 'mobile' | 'internet' | 'internet-mobile' | 'tv' | 'duo', plan: string) {
  await site.goto(page);
  await site.offer.plan(plan).check();
}

/** Switches an add-on on by its code; where it asks first, the shopper agrees. */
async function switchOn(site: Site, code: string) {
  const toggle = site.page.locator(`[name^="add-on."][name$=".${code}"]`);
  await toggle.click();
  if (await site.offer.dialog.isVisible()) await site.offer.dialog.getByRole('button').last().click();
  await expect(toggle).toBeChecked();
}
