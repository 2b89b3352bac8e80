import { locales } from '@alzette/shop-model';
import { expect, test } from './support/fixtures';
import { mailTo } from './support/mailbox';
import { aShopper, cards } from './support/shopper';
import { readStoredOrder } from './support/stored-order';
import { chooseTopUp, numberStepOf } from './support/top-up';
import { inFull } from './support/volume';

test.describe.configure({ timeout: 180_000 });

for (const language of locales) {
  test.describe(`in ${language}`, inFull(language !== 'de'), () => {
    test.use({ language });

    test('[M1, M3, M4, M5] a top-up is paid by a guest and credited once', async ({ site, page, database }) => {
      const { checkout, payment, text } = site;
      const step = await chooseTopUp(site, '691 123 456');
      await checkout.expectAccessible();
      await step.fillNumber('24 12 34 56');
      await step.order();
      await expect(checkout.errorSummary.getByRole('link')).toHaveCount(2);
      await checkout.expectAccessible();
      await step.fillNumber('+352 691.123.457');
      await step.acceptConditions();
      await step.order();
      await payment.expectOpen();
      await expect(page.locator('body')).toContainText('+352 691 123 457');
      await payment.pay(cards.pays);

      const thanks = text('prepaid.confirmed.prepaid_top_up.title');
      await expect(checkout.heading).toHaveText(thanks, { timeout: 30_000 });
      await checkout.expectAccessible();
      await page.reload();
      await expect(checkout.heading).toHaveText(thanks);
      const { order, lines } = await readStoredOrder(database.query, site.confirmation.orderToken());
      expect(order).toMatchObject({
        state: 'confirmed',
        payment_state: 'paid',
        total: 2500,
        monthly_total: 0,
        language,
      });
      expect(order['billing_address']).toMatchObject({ countryCode: 'LU' });
      expect(lines).toMatchObject([{ type: 'prepaid-top-up', variant_code: 'top-up-25', quantity: 1 }]);
      const credits = await database.query('select phone_number, amount from prepaid_credits where order_id = $1', [
        order['id'],
      ]);
      expect(credits).toEqual([{ phone_number: '+352691123457', amount: 2500 }]);
    });

    test('[M2, M3, M5] a starter pack is paid and sent to its recipient, with a receipt by mail', async ({
      site,
      shop,
      database,
    }) => {
      const { checkout, payment, text } = site;
      const shopper = aShopper();
      const step = numberStepOf(site);
      await site.goto('starter-packs');
      await site.home.button('shell.prepaid.pack.choose').first().click();
      await expect(checkout.heading).toHaveText(text('prepaid.number.prepaid_starter_pack.title'));
      await step.order();
      await expect(checkout.errorSummary.getByRole('link')).toHaveCount(9);
      await checkout.expectAccessible();
      await step.fillRecipient(shopper);
      await step.acceptConditions();
      await step.order();
      await payment.expectOpen();
      await payment.pay(cards.pays);
      await expect(checkout.heading).toHaveText(
        text('prepaid.confirmed.prepaid_starter_pack.title', { firstname: shopper.firstname }),
        {
          timeout: 30_000,
        },
      );
      await checkout.expectAccessible();
      const { order, lines } = await readStoredOrder(database.query, site.confirmation.orderToken());
      expect(order).toMatchObject({ state: 'confirmed', payment_state: 'paid', email: shopper.email });
      expect(order['shipping_address']).toMatchObject({
        firstName: shopper.firstname,
        postcode: shopper.postalCode,
        countryCode: 'LU',
      });
      expect(lines).toMatchObject([{ type: 'prepaid-starter-pack', quantity: 1 }]);
      const receipt = await mailTo(shop.partnerUrl, shopper.email);
      expect(receipt.subject).toContain(String(order['number']));
      expect(receipt.text).toContain(shopper.firstname);
    });
  });
}

test('[M3, M5] after a declined card and after Back from the payment page nothing is lost, and the next payment is for the same order', async ({
  site,
  page,
  database,
}) => {
  const { checkout, payment, text } = site;
  const step = await chooseTopUp(site, '691 123 458');
  await step.acceptConditions();
  await step.order();
  await payment.expectOpen();
  await page.goBack();
  await expect(checkout.heading).toHaveText(text('prepaid.number.prepaid_top_up.title'));
  await expect(step.field('contract.subscription.phone-number')).toHaveValue('691 123 458');
  await step.order();
  await payment.expectOpen();
  await payment.pay(cards.isDeclined);
  await expect(checkout.heading).toHaveText(text('refused.declined.title'), { timeout: 30_000 });
  await checkout.expectAccessible();
  const token = site.confirmation.orderToken();
  await page.getByRole('button', { name: /25[.,]00/u }).click();
  await payment.expectOpen();
  await payment.pay(cards.pays);
  await expect(checkout.heading).toHaveText(text('prepaid.confirmed.prepaid_top_up.title'), { timeout: 30_000 });
  expect(site.confirmation.orderToken()).toBe(token);
  const { order, payments } = await readStoredOrder(database.query, token);
  expect(payments.map(({ state }) => state)).toEqual(['declined', 'paid']);
  const credits = await database.query('select amount from prepaid_credits where order_id = $1', [order['id']]);
  expect(credits).toEqual([{ amount: 2500 }]);
});

test('[A4] a checkout of an unknown type shows no flow and a link back', async ({ site, page }) => {
  await site.goto('checkout', '?step=confirmation&order_token=unknown&type=prepaid_something');
  await expect(page.getByRole('main').getByRole('link', { name: site.text('shell.toCart') })).toBeVisible();
  await expect(page.locator('section[data-step]')).toHaveCount(0);
});
