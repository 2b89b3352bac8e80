import { expect, test } from './support/fixtures';
import { plan } from './support/journey';
import { listenTo } from './support/listener';
import { aShopper, cards } from './support/shopper';

for (const language of ['fr', 'en', 'de'] as const) {
  test.describe(`in ${language}`, () => {
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
      await listener.endPart('the contract step without answers');
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
      for (const part of ['the first signature', 'the second signature']) {
        await sign.open();
        await sign.sign();
        await listener.endPart(part);
      }
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
