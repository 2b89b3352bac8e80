import { expect, test } from './support/fixtures';
import { reportEvent } from './support/fulfilment';
import { signAndAccept } from './support/journey';
import { logIn } from './support/log-in';
import { aShopper, cards } from './support/shopper';
import { readStoredOrder } from './support/stored-order';

test('[A6, E2, F2, F3] a customer changes a line for a new device with a voucher and keeps the number, from the home page to the rows in the database', async ({
  site,
  page,
  shop,
  database,
}) => {
  test.setTimeout(240_000);
  const { phone, cart, contract, checkout, delivery, summary, payment, confirmation, text } = site;
  await site.goto('phones', '', 'ernz-9-pro');
  await logIn(site, 'ada@example.lu');
  await phone.chooseVariant('ernz-9-pro-256-midnight-f24');
  await phone.plan('Alzette M').check();
  await phone.changeLine('691');
  await phone.add();
  await phone.goToCart();
  const before = await cart.totals();

  await cart.tryVoucher('EXPIRED');
  await expect(page.getByText(text('component-cart.promo.error'))).toBeVisible();
  await cart.expectAccessible();
  await cart.applyVoucher(' welcome 50 ');
  await expect.poll(() => cart.totals()).toEqual({ ...before, today: before.today - 5000 });
  await cart.expectAccessible();

  await cart.continue();
  await checkout.expectStep('cart');
  expect(await checkout.totals()).toEqual({ ...before, today: before.today - 5000 });
  await site.cartStep.continue();
  await checkout.expectStep('contract');
  await expect(page.getByText(text('contract.account.number'))).toBeVisible();
  await checkout.expectAccessible();
  const { email, phone: number } = aShopper();
  await contract.fillContact({ email, phone: number });
  await contract.continue();
  await checkout.expectStep('delivery');
  await expect(delivery.field('delivery.address.city')).not.toHaveValue('');
  await checkout.expectAccessible();
  await delivery.continue();
  await summary.expectReady();
  await signAndAccept(site);
  await summary.orderButton.click();
  await payment.expectOpen();
  await payment.pay(cards.pays);
  await confirmation.expectThanks('Ada');

  const stored = await readStoredOrder(database.query, confirmation.orderToken());
  expect(stored.order).toMatchObject({
    is_new_client: false,
    email,
    total: before.today - 5000,
    monthly_total: before.monthly,
    state: 'confirmed',
  });
  expect(stored.order['account_number']).toMatch(/\S/u);
  expect(stored.lines).toMatchObject([
    {
      type: 'device',
      variant_code: 'ernz-9-pro-256-midnight-f24.mobile-alzette-m',
      taxon_code: 'ernz-9-pro',
      upfront: 14_900 - 5000,
    },
  ]);
  expect(stored.informations).toMatchObject([
    {
      subscriptionMode: 'change',
      keepNumber: true,
      currentOperator: 'alzette-prepaid',
      currentPhoneNumber: '+352691123456',
      iccid: 'unknown',
    },
  ]);
  // The line has an open change until then, which other tests would see.
  await reportEvent(shop.apiUrl, { order: String(stored.order['number']), kind: 'activated' });
});
