import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { plan } from './support/journey';
import { pressAndLeave, tabTo } from './support/keyboard';
import { aShopper, cards } from './support/shopper';

// The keys are pressed while the popups show.
test.use({ hasShortPopups: false });

test('[A6, H1, I2, K8] a guest buys with the keyboard alone, and every focused element has a name', async ({
  site,
  page,
}) => {
  test.setTimeout(240_000);
  const shopper = aShopper();
  const { mobile, cart, cartStep, identity, contract, checkout, delivery, summary, sign, payment, confirmation, text } =
    site;
  await site.goto('home');
  await press(page.getByRole('link', { name: text('shell.home.action') }));
  await tabTo(page, page.locator('[name="offer.plan"]:checked'));
  while (!(await mobile.plan(plan).isChecked())) await page.keyboard.press('ArrowDown');
  await press(mobile.button('shell.offer.add'));
  await press(mobile.button('shell.added.toCart'));
  await press(cart.button('common.continue'));
  await checkout.expectStep('cart');
  await expect(checkout.heading).toBeFocused();
  await press(cartStep.button('checkout.cart.next'));
  await checkout.expectStep('contract');
  await expect(checkout.heading).toBeFocused();

  await press(identity.button('identity.start'));
  await expect(identity.dialog.getByRole('heading', { level: 2 })).toBeFocused();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusIsBehindDialog)).toBe(false);
  }
  await identity.dialog.getByRole('button', { name: text('common.close') }).focus();
  await page.keyboard.press('Escape');
  await expect(identity.dialog).toBeHidden();
  await expect(identity.button('identity.retry')).toBeFocused();

  await page.keyboard.press('Enter');
  const person = identity.frame.getByRole('radio', { name: /Camille Weber/u });
  await tabTo(page, person);
  await page.keyboard.press('Space');
  await tabTo(page, identity.frame.locator('button[value=choose]'));
  await pressAndLeave(page, identity.frame.locator('button[value=choose]'));
  await contract.expectValues({ 'contract.personal.lastname': 'Weber' });
  await expect(checkout.heading).toBeFocused();

  const typed = {
    'contract.contact.email': shopper.email,
    'contract.contact.email-confirm': shopper.email,
    'contract.contact.phone': shopper.phone,
    'contract.billing.postal-code': shopper.postalCode,
    'contract.billing.city': shopper.city,
    'contract.billing.street': shopper.street,
    'contract.billing.street-number': shopper.streetNumber,
  };
  for (const [name, value] of await inTabOrder(page, typed)) {
    await tabTo(page, contract.field(name));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.locator('[name="contract.bank.payment-type"][value=direct-debit]'));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[name="contract.bank.payment-type"][value=on-invoice]')).toBeChecked();
  await press(contract.button('checkout.contract.next'));

  await expect(checkout.loadingPopup.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(checkout.loadingPopup).toBeVisible();
  await checkout.expectStep('delivery');
  await expect(delivery.heading).toBeFocused();
  await press(delivery.button('checkout.delivery.next'));

  await summary.expectReady();
  await expect(checkout.heading).toBeFocused();
  await press(sign.opener);
  await tabTo(page, sign.action);
  await pressAndLeave(page, sign.action);
  await expect(sign.dialog).toBeHidden();
  for (const box of ['certify', 'conditions']) {
    await tabTo(page, summary.field(`summary.acceptances.${box}`));
    await page.keyboard.press('Space');
  }
  await press(summary.orderButton);
  await payment.expectOpen();
  for (const [name, value] of Object.entries(payment.details(cards.pays))) {
    await tabTo(page, page.locator(`[name=${name}]`));
    await page.keyboard.type(value);
  }
  await press(page.locator('button[value=pay]'));
  await confirmation.expectThanks(shopper.firstname);
  await expect(confirmation.heading).toBeFocused();

  async function press(target: Locator) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  }
});

test('[A10, B2, D3, D8] a device is chosen, added to the cart and changed there with the keyboard alone', async ({
  site,
  page,
}) => {
  const { phone, cart, text } = site;
  await site.goto('phones', '', 'ernz-9-pro');
  await expect(phone.plan('Alzette M')).toBeVisible();
  await tabTo(page, page.locator('[name="phone.colour"]:checked'));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[name="phone.colour"][value=sand]')).toBeChecked();
  await tabTo(page, page.locator('[name="phone.funding"]:checked'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.locator('[name="offer.plan"]:checked'));
  const toggle = page.locator('[name^="add-on."][name$=".europe-world"]');
  await tabTo(page, toggle);
  await page.keyboard.press('Space');
  await expect(phone.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toBeFocused();
  await tabTo(page, phone.button('shell.offer.add'));
  await page.keyboard.press('Enter');
  await tabTo(page, phone.button('shell.added.toCart'));
  await page.keyboard.press('Enter');

  await expect(cart.heading).toHaveText(text('cart.title'));
  const card = cart.card('Ernz 9 Pro');
  await tabTo(page, card.getByText(text('cart.options')));
  await page.keyboard.press('Enter');
  await tabTo(page, card.locator('[name$=".screen-care"]'));
  await page.keyboard.press('Space');
  await expect(card.locator('[name$=".screen-care"]')).toBeChecked();
  await tabTo(page, card.getByRole('button', { name: new RegExp(`^${text('common.delete')}`, 'u') }));
  await page.keyboard.press('Enter');
  await expect(cart.button('shop.removed.undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
});

/** The fields in the order that the page gives them. */
async function inTabOrder(page: Page, typed: Readonly<Record<string, string>>): Promise<readonly [string, string][]> {
  const names = await page.evaluate<string[]>(
    '[...document.querySelectorAll("input[name]")].map((input) => input.name)',
  );
  return names.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]] as [string, string]]));
}

const focusIsBehindDialog = `(() => {
  const dialog = document.querySelector('dialog[open]');
  const focused = document.activeElement;
  return focused !== document.body && !dialog.contains(focused);
})()`;

test('[J5] the keyboard chooses a street of the register, and nothing is sent before the form is', async ({
  site,
  page,
}) => {
  const { offer } = site;
  await site.goto('internet');
  await tabTo(page, offer.button('shell.address.check'));
  await page.keyboard.press('Enter');
  const street = offer.field('eligibility.address.street');
  await street.pressSequentially('kennedy');
  const options = page.getByRole('listbox', { name: offer.text('shell.address.suggestions') }).getByRole('option');
  await expect(options).toHaveCount(3);
  await offer.expectAccessible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(street).toBeFocused();
  const chosen = await options.nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  expect(chosen).toContain(await street.inputValue());
  expect(chosen).toContain(`L-${await offer.field('eligibility.address.postal-code').inputValue()}`);
  expect(chosen).toContain(await offer.field('eligibility.address.city').inputValue());
  await page.keyboard.press('Tab');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(offer.button('shell.address.change')).toBeFocused();
});
