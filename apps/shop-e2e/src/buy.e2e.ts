import type { Sim } from './pages/cart-step';
import type { StepId } from './pages/checkout-page';
import { expect, test } from './support/fixtures';
import { fillContract, plan } from './support/journey';
import { hold } from './support/hold';
import { reportEvent } from './support/fulfilment';
import { pdfsig } from './support/pdfsig';
import { mailTo } from './support/mailbox';
import { aShopper, cards, secureCode } from './support/shopper';
import { type Site, siteIn } from './support/site';
import { countOrders, readStoredOrder } from './support/stored-order';
import { inFull, isWithout } from './support/volume';

interface Way {
  readonly language: 'fr' | 'en' | 'de';
  readonly sim: Sim;
  readonly payment: 'direct-debit' | 'on-invoice';
  readonly card: string;
  /** Ids of some of the statements that each of the three walks shows. */
  readonly shows: string;
}

const ways: readonly Way[] = [
  { language: 'fr', sim: 'physical', payment: 'direct-debit', card: cards.asksForCode, shows: 'G1, H3, K1, L1' },
  { language: 'en', sim: 'physical', payment: 'on-invoice', card: cards.pays, shows: 'A10, K2, K4, L2' },
  { language: 'de', sim: 'eSIM', payment: 'direct-debit', card: cards.pays, shows: 'A5, A8, G2, K3' },
];

for (const { language, sim, payment, card, shows } of ways) {
  // The purchase with the most steps: delivery, a mandate, a code for the card.
  const isSample = card === cards.asksForCode;
  test.describe(`a guest buys in ${language}, ${sim}, ${payment}`, inFull(!isSample), () => {
    test.use({ language, hasShortPopups: false });
    test.setTimeout(240_000);

    test(`[${shows}] from the home page to the rows in the database`, async ({ site, database, shop, browser }) => {
      const shopper = aShopper();
      await chooseAPlan(site);
      await proveIdentity(site, sim);
      await fillContract(site, shopper, { payment });
      await passCreditCheck(site, sim);
      await readAndSign(site);
      await pay(site, card);

      await site.confirmation.expectThanks(shopper.firstname);
      await site.confirmation.expectAccessible();
      await site.checkout.expectStepper(...stepsOf(sim, 'confirmation'));
      const token = site.confirmation.orderToken();
      const stored = await readStoredOrder(database.query, token);
      await expect(site.page.locator('dd').first()).toHaveText(String(stored.order['number']));
      await expect(site.page.getByText(String(stored.order['number']))).toHaveCount(1);
      // The message of the content service about a plan.
      const now = site.page.getByRole('listitem').filter({ hasText: site.text('confirmation.now.confirmed') });
      await expect(now).toContainText('eSIM');
      expect(stored.order).toMatchObject({
        state: 'confirmed',
        payment_state: 'paid',
        channel: 'ALZETTE_WEBSTORE',
        total: 1900,
      });
      expect(stored.order).toMatchObject({ language, email: shopper.email, is_new_client: true });
      expect(stored.lines).toMatchObject([
        { type: 'mobile', variant_code: 'mobile-alzette-s', quantity: 1, monthly: 1999 },
      ]);
      expect(stored.contracts).toHaveLength(1);
      expect(stored.contracts[0]?.['signed_at']).toBeInstanceOf(Date);
      if (!isWithout('poppler')) {
        const verdict = pdfsig(Buffer.from(stored.contracts[0]?.['signed_content'] as Uint8Array));
        expect(verdict).toContain('Signature is Valid.');
        expect(verdict).toContain('Total document signed');
      }
      expect(stored.payments).toMatchObject([
        { state: 'paid', amount: 1900, currency: 'EUR', card_last_digits: card.slice(-4) },
      ]);
      expect(await countOrders(database.query, shopper.email)).toBe(1);

      await followOrder(site, String(stored.order['number']));
      const elsewhere = await browser.newPage();
      await findOrder(siteIn(elsewhere, language, shop.siteUrl), {
        number: String(stored.order['number']),
        email: shopper.email,
        partnerUrl: shop.partnerUrl,
      });
      const number = String(stored.order['number']);
      await followToActivation(siteIn(elsewhere, language, shop.siteUrl), { number, sim, apiUrl: shop.apiUrl });
      await withdraw(siteIn(elsewhere, language, shop.siteUrl), { ...shopper, number, partnerUrl: shop.partnerUrl });
      const refunds = () =>
        database.query('select amount, state from refunds where order_id = $1', [stored.order['id']]);
      await expect.poll(refunds).toEqual([{ amount: 1900, state: 'refunded' }]);
      await elsewhere.close();
    });
  });
}

/** From the confirmation to the page of the order, which has its documents. */
async function followOrder({ page, text, orders }: Site, number: string) {
  await page.getByRole('link', { name: text('order.follow') }).click();
  await expect(orders.heading).toHaveText(text('orders.order.title', { number }));
  await expect(page.getByRole('heading', { name: text('orders.status.title') })).toBeVisible();
  await expect(page.getByText(text('orders.history.confirmed'))).toBeVisible();
  await orders.expectAccessible();
  const file = page.locator('aside a[target=_blank]').first();
  const address = new URL(String(await file.getAttribute('href')), page.url()).href;
  expect((await page.request.get(address)).headers()['content-type']).toBe('application/pdf');
  await page.reload();
  await expect(orders.heading).toHaveText(text('orders.order.title', { number }));
}

interface LostOrder {
  readonly number: string;
  readonly email: string;
  readonly partnerUrl: string;
}

/** Opens the order by a mailed link in a browser that did not order. */
async function findOrder({ page, text, orders, goto }: Site, { number, email, partnerUrl }: LostOrder) {
  await goto('orders');
  await expect(page.getByText(text('orders.list.none'))).toBeVisible();
  await orders.expectAccessible();
  await orders.find(number, email);
  await expect(page.getByText(text('orders.find.sentText', { email }))).toBeVisible();
  await orders.expectAccessible();
  const mail = await mailTo(partnerUrl, email, '#link=');
  await page.goto(/https?:\/\/\S+#link=\S+/u.exec(mail.text)?.[0] ?? '');
  await orders.button('orders.link.open').click();
  await expect(orders.heading).toHaveText(text('orders.order.title', { number }));
  expect(page.url()).not.toContain('link=');
  await goto('orders');
  await expect(page.getByRole('link', { name: new RegExp(number, 'u') })).toBeVisible();
}

/** Reports as the operator's systems do, and checks the page of the order. */
async function followToActivation(
  { page, text, orders }: Site,
  { number, sim, apiUrl }: { readonly number: string; readonly sim: Sim; readonly apiUrl: string },
) {
  await page.getByRole('link', { name: new RegExp(number, 'u') }).click();
  const ordered = page.getByRole('region', { name: text('orders.items.title') });
  await expect(ordered.getByText(text('orders.state.preparing'), { exact: true })).toBeVisible();
  if (sim === 'physical') await reportEvent(apiUrl, { order: number, kind: 'dispatched', trackingNumber: 'LU 123' });
  await reportEvent(apiUrl, { order: number, kind: 'activated' });
  await page.reload();
  await expect(page.getByText(text('orders.history.activated'))).toBeVisible();
  await expect(ordered.getByText(text('orders.state.activated'), { exact: true })).toBeVisible();
  if (sim === 'physical') await expect(page.getByText('LU 123')).toBeVisible();
  await orders.expectAccessible();
}

/** Withdraws with three presses from the page of the order. The confirmation comes by mail. */
async function withdraw(
  { page, text, orders }: Site,
  { number, email, partnerUrl }: { readonly number: string; readonly email: string; readonly partnerUrl: string },
) {
  await page
    .getByRole('listitem')
    .getByRole('link', { name: text('orders.withdraw.link') })
    .click();
  await expect(orders.heading).toHaveText(text('change.withdrawn'));
  await orders.expectAccessible();
  await orders.button('change.continue').click();
  await expect(orders.heading).toBeFocused();
  await orders.expectAccessible();
  await orders.button('change.withdrawn.confirm.button').click();
  await expect(orders.heading).toHaveText(text('change.withdrawn.done'));
  await orders.expectAccessible();
  await page.getByRole('link', { name: text('orders.order.backToOrder') }).click();
  await expect(page.getByText(text('orders.state.withdrawn'))).toBeVisible();
  const mail = await mailTo(partnerUrl, email, text('change.withdrawn.declaration'));
  expect(mail.text).toContain(number);
}

async function chooseAPlan(site: Site) {
  await site.goto('home');
  await expect(site.home.heading).toHaveText(site.text('shell.home.title'));
  await site.home.expectAccessible();
  await site.home.choosePlans();
  await expect(site.mobile.heading).toHaveText(site.text('shell.mobile.title'));
  await site.mobile.expectAccessible();
  await site.mobile.choose(plan);
  await site.mobile.expectAccessible();
  await site.mobile.goToCart();
  await site.page.reload();
  await expect(site.cart.line(plan)).toBeVisible();
  await site.cart.expectAccessible();
  await site.cart.continue();
}

async function proveIdentity(site: Site, sim: Sim) {
  await site.checkout.expectStep('cart');
  await site.cartStep.chooseSim(sim);
  await site.checkout.expectStepper(...stepsOf(sim, 'cart'));
  await expect(site.checkout.stepperItem('contract').getByRole('button')).toBeDisabled();
  await site.checkout.expectAccessible();
  await site.cartStep.continue();
  await site.checkout.expectStep('contract');
  await expect(site.checkout.heading).toBeFocused();
  await site.checkout.expectAccessible();
  await site.identity.open();
  await site.identity.expectAccessible();
  await site.identity.choosePerson('Camille Weber');
  await site.contract.expectValues({
    'contract.personal.gender': 'female',
    'contract.personal.birthdate': '1991/05/14',
    'contract.personal.firstname': 'Camille',
    'contract.personal.lastname': 'Weber',
    'contract.personal.origin': 'LU',
    'contract.personal.id-type': 'identity-card',
  });
  await expect(site.contract.verified('contract.personal.id-number')).not.toHaveValue('');
}

async function passCreditCheck(site: Site, sim: Sim) {
  await site.contract.expectAccessible();
  await site.contract.continue();
  await expect(site.checkout.loadingPopup).toContainText(site.text('credit.checking.title'));
  await site.checkout.expectAccessible();
  if (sim === 'eSIM') return;
  await site.checkout.expectStep('delivery');
  await site.checkout.expectStepper(...stepsOf(sim, 'delivery'));
  await site.delivery.expectAccessible();
}

async function readAndSign(site: Site) {
  const release = await hold(site.page, /\/order$/u);
  if (await site.checkout.section('delivery').isVisible()) await site.delivery.continue();
  await site.checkout.expectStep('summary');
  await expect(site.checkout.loadingPopup).toContainText(site.text('summary.preparing.title'));
  await site.checkout.expectAccessible();
  await release();
  await site.summary.expectReady();
  await expect(site.checkout.section('summary')).toContainText(/19[,.]00/u);
  await site.summary.expectAccessible();
  await expectPdf(site);
  await site.sign.open();
  await site.sign.expectAccessible();
  await site.sign.sign();
  await site.sign.signAll();
  await expect(site.checkout.section('summary')).toContainText(site.text('summary.contracts.signed'));
  await site.summary.accept({ newsletter: true });
}

async function expectPdf(site: Site) {
  const pdf = site.page.context().waitForEvent('response', (response) => response.url().endsWith('.pdf'));
  const tab = site.page.context().waitForEvent('page');
  await site.summary.pdfLink.click();
  expect((await pdf).status()).toBe(200);
  expect((await pdf).headers()['content-type']).toBe('application/pdf');
  await (await tab).close();
}

async function pay(site: Site, card: string) {
  const release = await hold(site.page, /\/cardpay\/url$/u);
  await site.summary.orderButton.click();
  await expect(site.checkout.loadingPopup).toContainText(site.text('payment.opening.title'));
  await site.checkout.expectAccessible();
  await release();
  await site.payment.expectOpen();
  await site.payment.expectAccessible();
  await site.payment.pay(card);
  if (card !== cards.asksForCode) return;
  await expect(site.page.locator('[name=secure-code]')).toBeVisible();
  await site.payment.expectAccessible();
  await site.payment.enterSecureCode(secureCode);
}

/** The stepper while a step is active: done before it, next after it (an eSIM needs no delivery). */
function stepsOf(sim: Sim, active: StepId): readonly string[] {
  const path = (['cart', 'contract', 'delivery', 'summary', 'confirmation'] as const).filter(
    (step) => step !== 'delivery' || sim === 'physical',
  );
  const position = path.findIndex((step) => step === active);
  return path.map((step, index) => `${step} ${index < position ? 'done' : index === position ? 'active' : 'next'}`);
}
