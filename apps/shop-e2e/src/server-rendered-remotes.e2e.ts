import type { BrowserContext, Page } from '@playwright/test';
import { locales } from '@alzette/shop-model';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { expectHydrated, expectTakenOver, openServerRendered, readToTheEnd, watch } from './support/hydration';
import { proveIdentity, reachIdentity } from './support/journey';
import { logIn } from './support/log-in';
import { aShopper } from './support/shopper';
import { siteIn, type Site } from './support/site';
import { haveCart } from './support/stored-cart';
import { inFull } from './support/volume';

async function fillCart(site: Site): Promise<void> {
  await haveCart(site, 'duo and Alzette M', async () => {
    await site.goto('duo');
    await site.offer.addOn('Sport').click();
    await site.offer.add();
    await site.goto('mobile');
    await site.offer.choose('Alzette M');
    await site.offer.goToCart();
  });
  await site.goto('cart');
  await expect(site.cart.card('Alzette M')).toBeVisible();
}

/** Another browser with the same cookies, which runs no script. */
async function withoutScripts(from: BrowserContext): Promise<Page> {
  const context = await from.browser()!.newContext({ javaScriptEnabled: false });
  await context.addCookies(await from.cookies());
  return context.newPage();
}

for (const language of locales) {
  test.describe(`in ${language}`, inFull(language !== 'de'), () => {
    test.use({ language });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(
        `[B1, G1, P1] ${colorScheme} cart and checkout are hydrated as the server rendered them, for guests and customers`,
        inFull(colorScheme === 'light'),
        async ({ site, page }) => {
          await page.emulateMedia({ colorScheme });
          await fillCart(site);
          await site.goto('checkout');
          await site.cartStep.fillLineAddress(aShopper());
          const { said, asked, shift } = await watch(page);
          const loaded: string[] = [];
          page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
          for (const visitor of ['guest', 'customer']) {
            if (visitor === 'customer') {
              await site.goto('cart');
              await logIn(site, 'ada@example.lu');
            }
            for (const [place, query] of [
              ['cart', ''],
              ['checkout', ''],
              ['checkout', '?step=contract'],
            ] as const) {
              const beforeEach = () => {
                asked.length = 0;
                loaded.length = 0;
              };
              await openServerRendered(site, place, { query, beforeEach });
              await expectTakenOver(page);
              const shown = { visitor, place, query };
              expect({ ...shown, said, asked }).toEqual({ ...shown, said: [], asked: [] });
              expect(await shift(), `the layout shift of ${place}${query} for a ${visitor}`).toBeLessThan(0.005);
            }
            if (visitor === 'guest') expect(loaded.filter((path) => /\/http\.[^/]*\.js$/u.test(path))).toEqual([]);
          }
        },
      );

      test(
        `[M1, P1] ${colorScheme} prepaid checkout is hydrated as the server rendered it, for guests and customers`,
        inFull(colorScheme === 'light'),
        async ({ site, page }) => {
          await page.emulateMedia({ colorScheme });
          await site.goto('starter-packs');
          await site.starterPacks.button('shell.prepaid.pack.choose').click();
          await expect(page.locator('[data-step=number]')).toBeVisible();
          const { said, asked, shift } = await watch(page);
          for (const visitor of ['guest', 'customer']) {
            if (visitor === 'customer') {
              await site.goto('cart');
              await logIn(site, 'ada@example.lu');
            }
            await openServerRendered(site, 'checkout', { beforeEach: () => asked.splice(0) });
            await expectTakenOver(page);
            expect({ visitor, said, asked }).toEqual({ visitor, said: [], asked: [] });
            expect(await shift(), `the layout shift for a ${visitor}`).toBeLessThan(0.005);
          }
        },
      );
    }

    test('[B1, B12] without JavaScript the cart shows its lines, prices and totals', async ({ site, page, shop }) => {
      await fillCart(site);
      const totals = await site.cart.totals();
      const plain = siteIn(await withoutScripts(page.context()), language, shop.siteUrl);
      await openServerRendered(plain, 'cart');
      await expect(plain.page.getByRole('article')).toHaveCount(2);
      expect(await plain.cart.totals()).toEqual(totals);
      await openServerRendered(plain, 'checkout');
      await expect(plain.page.locator('[data-step=cart] article')).toHaveCount(2);
      await plain.page.context().close();
    });
  });
}

test('[A1, A9, D15] pages are hydrated as they were rendered after consent to cookies', async ({ site, page }) => {
  await fillCart(site);
  await page.getByRole('button', { name: site.text('shell.consent.accept'), exact: true }).click();
  const { said } = await watch(page);
  for (const place of ['home', 'mobile'] as const) {
    await site.goto(place);
    await expectHydrated(page);
    await readToTheEnd(page);
    expect({ place, said }).toEqual({ place, said: [] });
  }
  for (const place of ['cart', 'checkout'] as const) {
    await openServerRendered(site, place);
    await expectTakenOver(page);
    expect({ place, said }).toEqual({ place, said: [] });
  }
});

test('[B3, M1] an empty cart and a prepaid one are rendered too', async ({ site, page }) => {
  await site.goto('mobile');
  const { said } = await watch(page);
  const plain = async (place: 'cart' | 'checkout' = 'cart') => {
    const response = await page.request.get(site.address(place));
    return response.text();
  };
  await expect.poll(() => plain()).toContain(site.text('shop.empty.title'));
  await site.goto('cart');
  await expectTakenOver(page);
  await site.goto('starter-packs');
  await site.starterPacks.button('shell.prepaid.pack.choose').click();
  await expect(page.locator('[data-step=number]')).toBeVisible();
  await site.goto('cart');
  await expect.poll(() => plain()).toContain(site.text('cart.prepaid.identity'));
  await expectTakenOver(page);
  await site.goto('checkout');
  await expectTakenOver(page);
  await expect.poll(() => plain('checkout')).toContain('data-step="number"');
  expect(said).toEqual([]);
});

test('[D15, B5] the cart of the browser replaces the one of a stale cookie', async ({ site, page }) => {
  await fillCart(site);
  const stale = (await page.context().cookies(site.address('cart'))).filter(({ name }) => name === 'alzette-cart');
  await site.cart
    .card('Alzette M')
    .getByRole('button', { name: new RegExp(`^${site.text('common.delete')}`, 'u') })
    .click();
  await page.context().addCookies(stale);
  const { said } = await watch(page);
  await site.goto('cart');
  await expectTakenOver(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(said).toEqual([]);
});

test('[A10] actions of a shopper on a rendered cart before hydration are repeated after it', async ({ site, page }) => {
  await fillCart(site);
  const letGo = await hold(page, /\.js$/u);
  await page.goto(site.address('cart'), { waitUntil: 'commit' });
  await site.cart.continue();
  await expect(site.cart.heading).toHaveText(site.text('cart.title'));
  await letGo();
  await expect(page).toHaveURL(site.address('checkout'));
});

test('[A10, E1] form values that only the browser has are restored on a rendered cart', async ({ site, page }) => {
  await fillCart(site);
  const { said } = await watch(page);
  await site.cart.card('Alzette M').getByRole('switch').check();
  const number = page.locator('input[name$=".current-number"]');
  await number.fill('661 123 456');
  await number.blur();
  await page.reload();
  await expectTakenOver(page);
  await expect(number).toHaveValue('661 123 456');
  await expect(site.cart.card('Alzette M').getByRole('switch')).toBeChecked();
  expect(said).toEqual([]);
});

test('[G1, G3, A10] a later step is rendered with stepper, heading and cart; the form follows', async ({
  site,
  page,
}) => {
  await fillCart(site);
  await site.goto('checkout');
  await site.cartStep.fillLineAddress(aShopper());
  await site.goto('checkout', '?step=contract');
  await site.checkout.expectStep('contract');
  const letGo = await hold(page, /\.js$/u);
  await page.reload({ waitUntil: 'commit' });
  await expect(site.checkout.heading).toHaveText(site.text('checkout.contract.title'));
  await site.checkout.expectStepper(
    'cart done',
    'contract active',
    'delivery next',
    'summary next',
    'confirmation next',
  );
  await letGo();
  await expect(site.identity.button('identity.start')).toBeVisible();
});

test('[H2, A1] on a phone the contract step shifts no content when it opens, before and after the identity check', async ({
  site,
  page,
}) => {
  await reachIdentity(site);
  await page.setViewportSize({ width: 412, height: 823 });
  const { shift } = await watch(page);
  await openServerRendered(site, 'checkout', { query: '?step=contract' });
  await expect(site.identity.button('identity.start')).toBeVisible();
  expect(await shift()).toBeLessThan(0.001);
  await proveIdentity(site, aShopper());
  await openServerRendered(site, 'checkout', { query: '?step=contract' });
  await expect(site.contract.field('contract.contact.email')).toBeVisible();
  expect(await shift()).toBeLessThan(0.001);
});
