import { callShop } from './support/call-shop';
import { expect, test } from './support/fixtures';
import { mailTo, savedCartLink } from './support/mailbox';
import { siteIn, type Site } from './support/site';

let count = 0;
const anAddress = () => `saved.${process.pid}.${Date.now()}.${(count += 1)}@example.lu`;

async function fillCart(site: Site) {
  await site.goto('tv');
  await site.offer.plan('Alzette TV Max').check();
  await site.offer.addOn('Sport').click();
  await site.offer.add();
  await site.goto('mobile');
  await site.offer.choose('Alzette L');
  await site.offer.goToCart();
}

test('[C1, C3, C5, A3] a cart sent by e-mail opens unchanged in another browser', async ({ site, browser, shop }) => {
  await fillCart(site);
  const names = ['Alzette L', 'Alzette TV Max'];
  const before = await Promise.all(names.map((name) => site.cart.linePrice(name)));
  const email = anAddress();
  await site.cart.save(email);
  await site.cart.expectAccessible();
  await site.page.keyboard.press('Escape');

  const mail = await mailTo(shop.partnerUrl, email);
  for (const name of [...names, 'Sport']) {
    expect(mail.text).toContain(name);
    expect(mail.html).toContain(name);
  }
  const link = savedCartLink(mail);
  expect(link).toMatch(new RegExp(`^${shop.siteUrl}/en/checkout\\?cartSaved=`, 'u'));
  expect(mail.html).toContain(link.split('cartSaved=')[1]?.slice(0, 200));

  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  const other = siteIn(await context.newPage(), 'en', shop.siteUrl);
  await other.page.goto(link);
  await other.checkout.expectStep('cart');
  await expect(other.page.getByRole('article')).toHaveCount(2);
  expect(other.page.url()).not.toContain('cartSaved');
  await expect(other.cart.card('Alzette TV Max')).toContainText('Sport');
  await other.goto('cart');
  expect(await Promise.all(names.map((name) => other.cart.linePrice(name)))).toEqual(before);
  await context.close();
});

test('[A2, C6] the cart page replaces the present cart with a saved cart', async ({ site }) => {
  await site.goto('mobile');
  await site.offer.choose('Alzette S');
  const cart = [
    {
      type: 'duo',
      identifier: 'a',
      productCode: '',
      parentIdentifier: null,
      origin: '/en/duo',
      code: '',
      taxon: null,
      quantity: 1,
    },
  ];
  const { body } = await callShop(site.page, '/api/catalogue/subscriptions/duo?locale=en');
  const [duo] = body['items'] as readonly {
    readonly code: string;
    readonly name: string;
    readonly product: { readonly code: string };
  }[];
  const entries = cart.map((entry) => ({ ...entry, code: duo?.code, productCode: duo?.product.code }));
  const token = await tokenOf(site, entries);
  await site.goto('cart', `?cartSaved=${token}`);
  await expect(site.cart.line(duo?.name ?? '')).toBeVisible();
  await expect(site.cart.line('Alzette S')).toBeHidden();
  await expect(site.page).toHaveURL(/\/en\/cart$/u);
  expect(await site.page.evaluate<number>('performance.getEntriesByType("navigation").length')).toBe(1);
});

test('[C2, C6, C7] an altered link, and one with withdrawn offers, shows a message with a next action', async ({
  site,
}) => {
  await site.goto('mobile');
  await site.offer.choose('Alzette S');
  const entry = {
    type: 'mobile',
    identifier: 'a',
    productCode: 'alzette-s',
    parentIdentifier: null,
    origin: '/en/mobile',
    code: 'mobile-alzette-s',
    taxon: null,
    quantity: 1,
  };
  const token = await tokenOf(site, [
    entry,
    { ...entry, identifier: 'b', code: 'mobile-never-was', productCode: 'never-was' },
  ]);

  for (const broken of [`${token.slice(0, -4)}AAAA`, token.slice(0, 40), 'nonsense']) {
    await site.goto('cart', `?cartSaved=${broken}`);
    const alert = site.page.getByRole('alertdialog');
    await expect(alert).toContainText(
      site.text('form-checkout-esales.popup-api-error.get.savedCart.error-description'),
    );
    await expect(site.page).toHaveURL(/\/en\/cart$/u);
    await site.cart.button('common.close').click();
    await expect(site.cart.line('Alzette S')).toBeVisible();
  }

  await site.goto('cart', `?cartSaved=${token}`);
  const gone = site.page.getByRole('alertdialog');
  await expect(gone).toContainText(site.text('shop.gone.mobile', { code: 'mobile-never-was' }));
  await site.cart.expectAccessible();
  await site.cart.button('shop.restore.goneClose').click();
  await expect(site.page.getByRole('article')).toHaveCount(1);
});

async function tokenOf(site: Site, cart: readonly unknown[]): Promise<string> {
  const { body } = await callShop(site.page, '/api/generateCartToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cart }),
  });
  return String(body['token']);
}
