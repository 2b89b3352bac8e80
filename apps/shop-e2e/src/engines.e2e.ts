import { EngineShop } from './engines/engine-shop';
import { type EngineWindow, waitUntil } from './engines/engine-window';
import { openFirefox } from './engines/firefox';
import { openWebkit } from './engines/webkit';
import { startEmbeddingPages } from './support/embedding-pages';
import { expect, test } from './support/fixtures';
import { mailTo, savedCartLink } from './support/mailbox';
import { aShopper, cards } from './support/shopper';
import { readStoredOrder } from './support/stored-order';

const paymentPage = `/\\/cardpay\\/pay\\/[^/]+$/.test(location.pathname)`;
const engines = [
  { name: 'Firefox', open: openFirefox, hasBack: true },
  // Its driver does not answer about a page that comes back from the cache.
  { name: 'WebKit', open: openWebkit, hasBack: false },
];

for (const { name, open, hasBack } of engines) {
  test.describe(`in ${name}`, () => {
    let window: EngineWindow;
    test.beforeEach(async () => {
      window = await open();
    });
    test.afterEach(async () => {
      const errors = [...window.errors];
      await window.close();
      expect(errors).toEqual([]);
    });

    test('[W4, B2, K1] a guest buys a plan, and comes back from the payment page', async ({ shop, database }) => {
      const site = new EngineShop(window, shop.siteUrl);
      const shopper = aShopper();
      await site.addPlan('mobile-alzette-s');
      const share = await window.evaluate<number>(
        `document.querySelector('dialog[open]').getBoundingClientRect().height / innerHeight`,
      );
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThan(0.75);
      await site.goToCart();
      await site.button('common.continue');
      await site.step('cart');
      await site.reachSummary(shopper);
      await site.signAndAccept();
      await site.button('payment.submit');
      await waitUntil(window, paymentPage);
      if (hasBack) {
        await window.back();
        await site.button('payment.submit');
        await waitUntil(window, paymentPage);
      }
      await site.pay(cards.pays);
      await site.heading(site.text('confirmation.title', { firstname: shopper.firstname }));
      const { order } = await readStoredOrder(database.query, await site.orderToken());
      expect(order).toMatchObject({ state: 'confirmed', payment_state: 'paid', email: shopper.email });
    });

    test('[W4, M1, M5] a top-up is paid after the errors of the form and a declined card', async ({ shop }) => {
      const site = new EngineShop(window, shop.siteUrl);
      await window.goto(site.address('top-up'));
      await site.check('prepaid.amount', 'top-up-25');
      await site.fill('contract.subscription.phone-number', '691 123 456');
      await site.button('common.continue');
      await site.button('payment.submit');
      await waitUntil(window, `document.activeElement?.name === 'summary.acceptances.conditions'`);
      await site.check('summary.acceptances.conditions');
      await site.button('payment.submit');
      await waitUntil(window, paymentPage);
      await site.pay(cards.isDeclined);
      await site.heading(site.text('refused.declined.title'));
      await site.button('refused.retry', { price: '€25.00' });
      await site.pay(cards.pays);
      await site.heading(site.text('prepaid.confirmed.prepaid_top_up.title'));
    });

    test('[W4, N9] a guest reaches the checkout with the keyboard alone', async ({ shop }) => {
      const site = new EngineShop(window, shop.siteUrl);
      await window.goto(site.address('mobile'));
      await site.tabTo(`document.querySelector('[name="offer.plan"]:checked')`);
      await window.key('ArrowDown');
      const plan = await window.evaluate<string>(`document.activeElement.value`);
      await waitUntil(window, `document.querySelector('[name="offer.plan"][value="${plan}"]').checked`);
      await site.enter('shell.offer.add');
      await site.enter('shell.added.toCart');
      await site.heading(site.text('cart.title'));
      await site.enter('common.continue');
      await site.step('cart');
      await waitUntil(window, `document.activeElement.matches('h1, h2')`);
      await site.enter('checkout.cart.next');
      await site.step('contract');
    });

    test('[W4, P4] the cart and the checkout stand in a page of another site', async () => {
      const pages = await startEmbeddingPages();
      const site = new EngineShop(window, pages.shop.siteUrl);
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
    });

    test('[W4, C1, A6] a saved cart opens from its mail, and a customer logs in', async ({ shop }) => {
      const site = new EngineShop(window, shop.siteUrl);
      const { email } = aShopper();
      await site.addPlan('mobile-alzette-s');
      await site.goToCart();
      await site.button('cart.save');
      await site.fill('savedCart.email', email);
      await site.button('cart.save.send');
      await site.waitForText(site.text('form-checkout-esales.popup-api-load.savedCart.title'));
      const link = savedCartLink(await mailTo(shop.partnerUrl, email));
      await site.addPlan('mobile-alzette-m');
      await window.goto(link);
      await site.step('cart');
      await waitUntil(window, `document.querySelectorAll('article').length === 1`);
      await window.goto(site.address('cart'));
      await site.button('shell.account.logIn');
      await site.fill('email', 'ada@example.lu');
      await site.fill('password', 'alzette');
      await site.press(`document.querySelector('button[value=login]')`);
      await site.heading(site.text('cart.title'));
      await site.button('shell.account.mine');
      await waitUntil(window, `document.querySelector('dialog[open]')?.textContent.includes('Ada')`);
    });
  });
}

test('[W3] a PDF fills the viewer of WebKit', async ({ shop }) => {
  const window = await openWebkit();
  const site = new EngineShop(window, shop.siteUrl);
  await site.addPlan('mobile-alzette-s');
  await window.goto(await window.evaluate(`document.querySelector('a[href*="/contract-summary"]').href`));
  await waitUntil(window, `document.querySelector('iframe')?.getBoundingClientRect().height > innerHeight * 0.9`);
  await window.close();
});
