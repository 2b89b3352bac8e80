import { locales } from '@alzette/shop-model';
import { expect, test } from './support/fixtures';
import { fillContract, plan } from './support/journey';
import { listenTo } from './support/listener';
import { logIn } from './support/log-in';
import { aNumberToKeep, aShopper, cards } from './support/shopper';
import { inFull } from './support/volume';

// Popups keep their real times, so that their messages are read.
test.use({ hasShortPopups: false });

for (const language of locales) {
  test.describe(`in ${language}`, inFull(language !== 'de'), () => {
    test.use({ language });
    test.setTimeout(240_000);

    test('[N10] a screen reader says each step of a guest’s purchase, and no message twice', async ({ site, page }) => {
      const { mobile, cart, cartStep, checkout, identity, contract, delivery, summary, sign, payment, confirmation } =
        site;
      const shopper = aShopper();
      const listener = await listenTo(
        page,
        ['sign.checking', 'shell.loading', 'common.loading'].map((id) => site.text(id)),
      );
      await site.goto('mobile');
      await expect(mobile.plan(plan)).not.toBeChecked();
      await listener.endPart('the plans');
      await mobile.plan(plan).check();
      await listener.endPart('another plan');
      await mobile.add();
      await listener.endPart('the plan is added');
      await mobile.goToCart();
      await listener.endPart('the cart');
      await cart.openSaveForm();
      await cart.field('savedCart.email').fill('camille');
      await cart.button('cart.save.send').click();
      await expect(cart.field('savedCart.email')).toBeFocused();
      await listener.endPart('the cart is sent to a wrong address');
      await cart
        .card(plan)
        .getByRole('button', { name: site.text('common.delete') })
        .click();
      await listener.endPart('the plan is removed');
      await cart.button('shop.removed.undo').click();
      await expect(cart.card(plan)).toBeFocused();
      await listener.endPart('the plan is put back');
      await cart.continue();
      await checkout.expectStep('cart');
      await cartStep.continue();
      await checkout.expectStep('contract');
      await listener.endPart('the identity check');
      await identity.open();
      await identity.choosePerson('Camille Weber');
      await contract.expectValues({ 'contract.personal.lastname': 'Weber' });
      await contract.continue();
      await checkout.expectErrors();
      await listener.endPart('the contract step without values');
      await contract.fillContact(shopper);
      await contract.fillBilling(shopper);
      await listener.endPart('contact and address');
      await contract.checkIban('LU28');
      await expect(contract.field('contract.bank.iban')).toBeFocused();
      await listener.endPart('a wrong IBAN');
      await contract.checkIban(shopper.iban);
      await expect(contract.button('common.change')).toBeFocused();
      await listener.endPart('the IBAN');
      await contract.field('contract.bank.authorize').check();
      await contract.continue();
      await checkout.expectStep('delivery');
      await listener.endPart('credit check and delivery');
      await delivery.continue();
      await summary.expectReady();
      await listener.endPart('the summary');
      await sign.open();
      await sign.sign();
      await listener.endPart('the signatures');
      await expect(summary.field('summary.acceptances.certify')).toBeFocused();
      await summary.accept();
      await summary.orderButton.click();
      await payment.expectOpen();
      await listener.endPart('the way to the payment page');
      await payment.pay(cards.pays);
      await confirmation.expectThanks(shopper.firstname);
      await expect(confirmation.heading).toBeFocused();
      await listener.endPart('the confirmation');

      expect(listener.repeated()).toEqual([]);
      const heard = listener
        .transcript()
        .replaceAll(shopper.email, 'E-MAIL')
        .replace(/ALZ-\d+/gu, 'ALZ-NUMBER');
      expect(heard).toMatchSnapshot(`guest-purchase-${language}.txt`);
    });
  });
}

test('[N10, E4, F2, M3] a screen reader says once the rare messages of a purchase: stock, doubts, refusals, a withdrawal', async ({
  site,
  page,
}) => {
  test.setTimeout(240_000);
  const {
    phone,
    cart,
    cartStep,
    checkout,
    contract,
    delivery,
    summary,
    sign,
    payment,
    confirmation,
    orders,
    topUp,
    text,
  } = site;
  const shopper = aShopper();
  const listener = await listenTo(
    page,
    ['sign.checking', 'shell.loading', 'common.loading'].map((id) => text(id)),
  );
  await site.goto('phones');
  await listener.endPart('the phones');
  await page.getByRole('radio', { name: 'Attert', exact: true }).check();
  await listener.endPart('phones of one brand');
  await site.goto('phones', '', 'attert-one-max');
  await listener.endPart('a phone');
  await page.locator('[name="phone.colour"][value="brick"]').check();
  await listener.endPart('a colour that is sold out');
  await page.getByRole('status').getByRole('button').first().click();
  await listener.endPart('what is in stock instead');
  await site.goto('mobile');
  await site.mobile.plan(plan).check();
  await listener.endPart('a plan is chosen');
  await site.mobile.add();
  await site.mobile.goToCart();
  await cart.continue();
  await checkout.expectStep('cart');
  await cartStep.unfold();
  await page.locator('[name$=".kmn.active"]').check();
  await listener.endPart('a number is kept');
  await page.locator('[name$=".kmn.current-operator"]').selectOption('post');
  await page.locator('[name$=".kmn.current-number"]').fill(aNumberToKeep());
  await page.locator('[name$=".kmn.iccid"]').fill('8935 2010 0000 0012 341');
  await listener.endPart('an ICCID with a wrong check digit');
  await cartStep.continue();
  await checkout.expectStep('contract');
  await site.identity.open();
  await site.identity.dialog.getByRole('button', { name: text('common.close') }).click();
  await listener.endPart('the identity check is closed');
  await site.identity.open('identity.retry');
  await site.identity.choosePerson('Camille Weber');
  await contract.expectValues({ 'contract.personal.lastname': 'Weber' });
  await fillContract(site, shopper, { payment: 'on-invoice' });
  await contract.continue();
  await checkout.expectStep('delivery');
  await delivery.continue();
  await summary.expectReady();
  await sign.signAll();
  await listener.endPart('the signature');
  await summary.accept();
  await summary.orderButton.click();
  await payment.expectOpen();
  await listener.endPart('the way to the payment page');
  await payment.pay(cards.isDeclined);
  await expect(checkout.heading).toHaveText(text('refused.declined.title'));
  await listener.endPart('a declined card');
  await checkout.button('refused.retry', { price: '€19.00' }).click();
  await payment.expectOpen();
  await payment.pay(cards.pays);
  await confirmation.expectThanks(shopper.firstname);
  await listener.endPart('the confirmation');
  await page.getByRole('link', { name: text('order.follow') }).click();
  await expect(page.getByRole('heading', { name: text('orders.status.title') })).toBeVisible();
  await listener.endPart('the order');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: text('orders.withdraw.link') })
    .click();
  await expect(orders.heading).toHaveText(text('change.withdrawn'));
  await orders.button('change.continue').click();
  await orders.button('change.withdrawn.confirm.button').click();
  await expect(orders.heading).toHaveText(text('change.withdrawn.done'));
  await listener.endPart('the withdrawal');

  await site.goto('orders');
  await orders.find('ALZ-1', 'camille');
  await listener.endPart('an order is looked for with half an address');
  await orders.find('ALZ-1', 'camille@example.lu');
  await expect(page.getByText(text('orders.find.sentText', { email: 'camille@example.lu' }))).toBeVisible();
  await listener.endPart('the link of an order is sent');
  await site.goto('phones', '', 'ernz-9-pro');
  await page.getByRole('radio', { name: text('shell.mode.change') }).check();
  await listener.endPart('a guest wants to change a line');
  await logIn(site, 'ada@example.lu');
  await page.getByRole('radio', { name: /Alzette S.*691/u }).check();
  await listener.endPart('the line of a customer is chosen');
  await phone.plan('Alzette M').check();
  await phone.add();
  await phone.goToCart();
  await page.getByText(text('cart.promo'), { exact: true }).click();
  await listener.endPart('the cart of a customer');
  for (const code of ['EXPIRED', 'WELCOME50']) {
    await cart.field('voucher').fill(code);
    await cart.button('shop.voucher.apply').click();
    await listener.endPart(`the voucher ${code}`);
  }
  await site.goto('top-up');
  await topUp.choose('top-up-25', '12');
  await listener.endPart('a top-up for a wrong number');

  expect(listener.repeated()).toEqual([]);
  const heard = listener
    .transcript()
    .replaceAll(shopper.email, 'E-MAIL')
    .replace(/ALZ-\d+-\d+/gu, 'ALZ-NUMBER')
    .replace(/\d+ \w+ \d{4} at [\d:]+/gu, 'DAY AND TIME')
    .replace(/: the next ones arrive on \d+ \w+ \d{4}/gu, '');
  expect(heard).toMatchSnapshot('seldom-en.txt');
});
