import { formatMoney } from '@alzette/shop-model';
import { engineOffers, EngineShop, type Hands } from './engines/engine-shop';
import { type EngineWindow, waitUntil } from './engines/engine-window';
import { openChromium, openFirefox } from './engines/puppeteer';
import { consoleOfWebkit, openWebkit } from './engines/webkit';
import { startEmbeddingPages } from './support/embedding-pages';
import { expect, test } from './support/fixtures';
import { mailTo, savedCartLink } from './support/mailbox';
import { aNumberToKeep, aShopper, cards } from './support/shopper';
import { shopPlaces } from './support/shop-places';
import { addressesOf } from './support/site';
import { readStoredOrder } from './support/stored-order';
import { translatorScript } from './support/translated';
import { inFull, isFull, isStress, isWithout } from './support/volume';

const paymentPage = `/\\/cardpay\\/pay\\/[^/]+$/.test(location.pathname)`;
// `npm run stress engines` runs all of them, `npm run test:full` those in which the engines may differ, `npm test` one purchase in each
// engine.
const locales = isStress ? (['en', 'fr', 'de'] as const) : (['en'] as const);
const hands: readonly Hands[] = ['pointer', 'keyboard'];
const families = isStress ? (['mobile', 'internet', 'tv', 'duo', 'phone'] as const) : (['mobile'] as const);
const engines = [
  { name: 'Firefox', open: openFirefox, isMissing: isWithout('firefox'), sample: 'pointer' },
  { name: 'WebKit', open: openWebkit, isMissing: isWithout('webkit'), sample: 'keyboard' },
  // All other browser tests run in Chromium.
  ...(isStress ? [{ name: 'Chromium', open: openChromium, isMissing: false, sample: null }] : []),
];
const runs = engines.flatMap((engine) =>
  locales.flatMap((locale) => [
    { ...engine, locale, translates: false },
    // Every flow once more, in a browser that translates each page while it is used.
    ...(isFull ? [{ ...engine, locale, translates: true, sample: null }] : []),
  ]),
);
/** React writes this when it renders a page again that was translated before it was hydrated. */
const isExpectedOf = (error: string, translates: boolean) => translates && error.includes('Minified React error #418');

for (const { name, open, isMissing, sample, locale, translates } of runs) {
  const goesFar = isStress || translates;
  test.describe(`in ${name}${translates ? ' that translates' : ''}, in ${locale}`, () => {
    test.skip(isMissing, `${name} could not be installed`);
    let window: EngineWindow;
    test.beforeEach(async () => {
      window = await open();
      if (translates) await window.addScript(translatorScript());
    });
    test.afterEach(async () => {
      const errors = window.errors.filter((error) => !isExpectedOf(error, translates));
      await window.close();
      expect(errors).toEqual([]);
    });

    for (const by of hands) {
      for (const family of families) {
        test(
          `[W4, B2, K1, N9] a guest buys ${family} with the ${by}`,
          inFull(by !== sample),
          async ({ shop, database }) => {
            const site = new EngineShop(window, shop.siteUrl, locale, by);
            const shopper = aShopper();
            await site.add(engineOffers[family]);
            expect(await site.dialogShare()).toBeGreaterThan(0.1);
            expect(await site.dialogShare()).toBeLessThan(0.75);
            await site.goToCart();
            await site.button('common.continue');
            await site.step('cart');
            await site.reachSummary(shopper);
            await site.signAndAccept();
            await site.button('payment.submit');
            await waitUntil(window, paymentPage);
            if (by === 'pointer') {
              await window.back();
              await site.button('payment.submit');
              await waitUntil(window, paymentPage);
            }
            await site.pay(cards.pays);
            await site.heading(site.text('confirmation.title', { firstname: shopper.firstname }));
            const { order } = await readStoredOrder(database.query, await site.orderToken());
            expect(order).toMatchObject({ state: 'confirmed', payment_state: 'paid', email: shopper.email });
          },
        );
      }
    }

    for (const by of isStress ? hands : (['pointer'] as const)) {
      test(
        `[W4, M1, M5] a top-up is paid with the ${by} after the errors of the form and a declined card`,
        inFull(),
        async ({ shop }) => {
          const site = new EngineShop(window, shop.siteUrl, locale, by);
          await site.add(engineOffers.mobile);
          await window.goto(site.address('top-up'));
          await site.check('prepaid.amount', 'top-up-25');
          await site.fill('contract.subscription.phone-number', '691 123 456');
          await site.button('common.continue');
          await waitUntil(window, `document.querySelector('dialog[open]')`);
          expect(await site.dialogShare()).toBeGreaterThan(0.1);
          expect(await site.dialogShare()).toBeLessThan(0.5);
          await site.button('shell.replaceCart.replace');
          await site.button('payment.submit');
          await waitUntil(window, `document.activeElement?.name === 'summary.acceptances.conditions'`);
          await site.check('summary.acceptances.conditions');
          await site.button('payment.submit');
          await waitUntil(window, paymentPage);
          await site.pay(cards.isDeclined);
          await site.heading(site.text('refused.declined.title'));
          await site.button('refused.retry', { price: formatMoney(2500, locale) });
          await site.pay(cards.pays);
          await site.heading(site.text('prepaid.confirmed.prepaid_top_up.title'));
        },
      );
    }

    if (goesFar) {
      test('[W4, E3, K8] a guest keeps a number, pays with another card and withdraws from the contract with the keyboard', async ({
        shop,
        database,
      }) => {
        const site = new EngineShop(window, shop.siteUrl, locale, 'keyboard');
        const shopper = aShopper();
        await site.add(engineOffers.mobile);
        await site.goToCart();
        await site.button('common.continue');
        await site.step('cart');
        await site.keepNumber({ operator: 'post', number: aNumberToKeep(), iccid: '8935 2010 0000 0012 340' });
        await site.reachSummary(shopper);
        await site.signAndAccept();
        await site.button('payment.submit');
        await waitUntil(window, paymentPage);
        await site.pay(cards.isDeclined);
        await site.heading(site.text('refused.declined.title'));
        await site.button('refused.retry', { price: formatMoney(1900, locale) });
        await site.pay(cards.pays);
        await site.heading(site.text('confirmation.title', { firstname: shopper.firstname }));
        const { order } = await readStoredOrder(database.query, await site.orderToken());
        await site.button('order.follow');
        // The footer of each page has a link of the same name.
        await site.heading(site.text('orders.order.title', { number: String(order['number']) }));
        await site.button('orders.withdraw.link');
        await site.heading(site.text('change.withdrawn'));
        await site.button('change.continue');
        await site.heading(site.text('change.withdrawn.confirm'));
        await site.button('change.withdrawn.confirm.button');
        await site.heading(site.text('change.withdrawn.done'));
      });

      test('[W4, E2, F2] a customer changes a line for a phone with a voucher with the keyboard', async ({ shop }) => {
        const site = new EngineShop(window, shop.siteUrl, locale, 'keyboard');
        await window.goto(site.address(...engineOffers.phone.place));
        await site.button('shell.account.logIn');
        await site.logIn('ada@example.lu');
        await site.heading('Ernz 9 Pro');
        await site.check('offer.mode', 'change');
        await site.press(`document.querySelector('[name="offer.changed-line"]')`);
        await site.check('offer.plan', 'mobile-alzette-m');
        await site.button('shell.offer.add');
        await site.goToCart();
        await site.button('cart.promo');
        await site.fill('voucher', 'welcome 50');
        await site.button('shop.voucher.apply');
        await site.waitForText(site.text('shop.voucher.applied', { amount: formatMoney(5000, locale) }));
      });

      for (const by of hands) {
        test(`[W4, M2, M5] a starter pack is paid with the ${by}`, async ({ shop }) => {
          const site = new EngineShop(window, shop.siteUrl, locale, by);
          const shopper = aShopper();
          await window.goto(site.address('starter-packs'));
          await site.button('shell.prepaid.pack.choose');
          await site.heading(site.text('prepaid.number.prepaid_starter_pack.title'));
          await site.fillRecipient(shopper);
          await site.check('summary.acceptances.conditions');
          await site.button('payment.submit');
          await waitUntil(window, paymentPage);
          await site.pay(cards.pays);
          const { firstname } = shopper;
          await site.heading(site.text('prepaid.confirmed.prepaid_starter_pack.title', { firstname }));
        });
      }
    }

    for (const by of isStress ? hands : (['pointer'] as const)) {
      test(
        `[W4, P4] the cart and the checkout are used in a page of another site, with the ${by}`,
        inFull(),
        async () => {
          const pages = await startEmbeddingPages();
          const site = new EngineShop(window, pages.shop.siteUrl, 'en', by);
          await window.goto(`${pages.url}/plain.html`);
          await site.press(`document.querySelector('#buy')`);
          await site.waitForText('Alzette S');
          await site.button('common.continue');
          await waitUntil(window, `location.pathname === '/checkout.html'`);
          await site.step('cart');
          await site.button('checkout.cart.next');
          await site.step('contract');
          await window.goto('about:blank');
          await pages.close();
        },
      );

      test(
        `[W4, C1, A6] a saved cart opens from its mail, and a customer logs in, with the ${by}`,
        inFull(),
        async ({ shop }) => {
          const site = new EngineShop(window, shop.siteUrl, locale, by);
          const { email } = aShopper();
          await site.add(engineOffers.mobile);
          await site.goToCart();
          await site.button('cart.save');
          await site.fill('savedCart.email', email);
          await site.button('cart.save.send');
          await site.waitForText(site.text('form-checkout-esales.popup-api-load.savedCart.title'));
          const link = savedCartLink(await mailTo(shop.partnerUrl, email));
          await site.add({ place: ['mobile'], plan: 'mobile-alzette-m' });
          await window.goto(link);
          await site.step('cart');
          await waitUntil(window, `document.querySelectorAll('article').length === 1`);
          await window.goto(site.address('cart'));
          await site.button('shell.account.logIn');
          await site.logIn('ada@example.lu');
          await site.heading(site.text('cart.title'));
          await site.button('shell.account.mine');
          await waitUntil(window, `document.querySelector('dialog[open]')?.textContent.includes('Ada')`);
        },
      );
    }
  });
}

// This page writes an error, which shows that the test reads the console.
const faultyPage = 'data:text/html,<script>console.error("a control")</script>';

for (const locale of locales) {
  test(`[W4] WebKit writes nothing to its console while it opens pages in ${locale}`, async ({ shop }) => {
    test.skip(isWithout('webkit'), 'WebKit could not be installed');
    // Pages that seem late are opened once more, one by one.
    test.slow();
    const address = addressesOf(locale, shop.siteUrl);
    const places = shopPlaces.filter(([page]) => isStress || ['home', 'mobile', 'cart', 'checkout'].includes(page));
    for (let first = 0; first < places.length; first += 4) {
      const addresses = places.slice(first, first + 4).map((place) => address(...place));
      expect(await consoleOfWebkit(addresses, faultyPage)).toEqual([expect.stringContaining('a control')]);
    }
  });
}

test('[W3] a PDF fills the viewer of WebKit', async ({ shop }) => {
  test.skip(isWithout('webkit'), 'WebKit could not be installed');
  const window = await openWebkit();
  const site = new EngineShop(window, shop.siteUrl);
  await site.add(engineOffers.mobile);
  await window.goto(await window.evaluate(`document.querySelector('a[href*="/contract-summary"]').href`));
  await waitUntil(window, `document.querySelector('iframe')?.getBoundingClientRect().height > innerHeight * 0.9`);
  await window.close();
});
