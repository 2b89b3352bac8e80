import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { reachIdentity } from './support/journey';
import { aShopper } from './support/shopper';

test('[H1, I2, I5, G3] the contract step is done with the keyboard alone', async ({ site, page }) => {
  const shopper = aShopper();
  const { identity, contract, checkout, delivery, words } = site;
  await reachIdentity(site);
  await expect(checkout.heading).toBeFocused();

  const start = identity.button('identity.start');
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(identity.dialog.getByRole('heading', { level: 2 })).toBeFocused();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusIsBehindDialog)).toBe(false);
  }
  await identity.dialog.getByRole('button', { name: words('common.close') }).focus();
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
  await tabTo(page, contract.button('checkout.contract.next'));
  await page.keyboard.press('Enter');

  await expect(checkout.loadingPopup.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(checkout.loadingPopup).toBeVisible();
  await checkout.expectStep('delivery');
  await expect(delivery.heading).toBeFocused();
  await tabTo(page, delivery.button('checkout.delivery.next'));
});

test('[A10, B2, D3, D8] a phone is chosen, put in the cart and changed there with the keyboard alone', async ({ site, page }) => {
  const { phone, cart, words } = site;
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

  await expect(cart.heading).toHaveText(words('cart.title'));
  const card = cart.card('Ernz 9 Pro');
  await tabTo(page, card.getByText(words('cart.options')));
  await page.keyboard.press('Enter');
  await tabTo(page, card.locator('[name$=".screen-care"]'));
  await page.keyboard.press('Space');
  await expect(card.locator('[name$=".screen-care"]')).toBeChecked();
  await tabTo(page, card.getByRole('button', { name: new RegExp(`^${words('common.delete')}`, 'u') }));
  await page.keyboard.press('Enter');
  await expect(cart.button('shop.removed.undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
});

/** Tabs on until the control has focus, which has to be seen. */
async function tabTo(page: Page, target: Locator) {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate(hasFocus).catch(() => false)) {
      expect(await target.evaluate(focusIsVisible)).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with the keyboard`);
}

/**
 * Presses the focused button of a frame that goes away with it. The browser may never acknowledge a key whose frame is gone, so
 * the frame's end counts as well. Space acts when it is released: no key stays down.
 */
async function pressAndLeave(page: Page, button: Locator) {
  await Promise.race([page.keyboard.press('Space'), button.waitFor({ state: 'detached' })]);
}

/** The fields in the order that the page gives them. */
async function inTabOrder(page: Page, typed: Readonly<Record<string, string>>): Promise<readonly [string, string][]> {
  const names = await page.evaluate<string[]>('[...document.querySelectorAll("input[name]")].map((input) => input.name)');
  return names.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]] as [string, string]]));
}

/** The little of the browser's own types that the functions below need; they run in the page. */
interface PageElement {
  readonly parentElement: PageElement | null;
  readonly ownerDocument: {
    readonly activeElement: unknown;
    readonly defaultView: { getComputedStyle(element: PageElement): { readonly outlineStyle: string } };
  };
  closest(selector: string): PageElement | null;
}

function hasFocus(element: unknown): boolean {
  return (element as PageElement).ownerDocument.activeElement === element;
}

function focusIsVisible(element: unknown): boolean {
  const { ownerDocument, parentElement, closest } = element as PageElement;
  return [element as PageElement, parentElement, closest.call(element, 'label'), closest.call(element, 'article')].some((each) => {
    if (each === null) return false;
    return ownerDocument.defaultView.getComputedStyle(each).outlineStyle !== 'none';
  });
}

const focusIsBehindDialog = `(() => {
  const dialog = document.querySelector('dialog[open]');
  const focused = document.activeElement;
  return focused !== document.body && !dialog.contains(focused);
})()`;
