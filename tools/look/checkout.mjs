// The checkout of a guest, from a plan to the withdrawal from its contract, with its popups and errors.
import { lookAtOrders } from './orders.mjs';
import { answerLimits, respondWithProblem, aRefusal, fillContact, refuseAnalytics } from './walk.mjs';

export async function walkCheckout({ page, siteUrl, language, path, look, fulfilment }) {
  await toCheckout({ page, siteUrl, language, path, look });
  await contract({ page, look });
  await delivery({ page, look });
  await summary({ page, look });
  await payment({ page, look });
  await lookAtOrders({ page, look, siteUrl, language, path, fulfilment });
}

async function toCheckout({ page, siteUrl, language, path, look }) {
  await page.goto(`${siteUrl}/${language}/${path.mobile}`);
  await refuseAnalytics(page);
  await page.locator('[name="offer.plan"]').nth(2).check();
  await page.locator('section:has(> div > [aria-haspopup=dialog]) button:not([aria-haspopup])').click();
  await page.waitForSelector('dialog[open]');
  await page.goto(`${siteUrl}/${language}/${path.checkout}`);
  await page.waitForSelector('[data-step=cart] article');
  await look('step-cart');
  const resume = await answerLimits(page, 1_000);
  await page.locator('[data-step=cart] [type=submit]:visible').click();
  await page.waitForSelector('#cart-problems');
  await look('cart-over-limit');
  await resume();
  await page.goto(`${siteUrl}/${language}/${path.checkout}?step=contract`);
}

/** Chooses the first person of the identity check. */
async function chooseIdentity(page) {
  const frame = page.frameLocator('dialog iframe');
  await frame.locator('#person-0').check();
  await frame.locator('[value=choose]').click();
  await page.waitForSelector('[name="contract.contact.email"]');
}

/** The values of the contract, up to an IBAN that the check accepts. */
export async function fillBank(page) {
  await page.fill('[name="contract.bank.iban"]', 'LU28 0019 4006 4475 0000');
  await page.locator(ibanCheck).click();
  await page.waitForSelector('input[type=hidden][name="contract.bank.iban"]', { state: 'attached' });
  await page.check('[name="contract.bank.authorize"]');
}

const ibanCheck = 'div:has(> div [name="contract.bank.iban"]) > button';

async function contract({ page, look }) {
  const identity = page.locator('[data-step=contract] section button').last();
  await identity.click();
  const frame = page.frameLocator('dialog iframe');
  await frame.locator('[value=cancel]').click();
  await page.waitForSelector(aRefusal);
  await look('identity-failed');
  await identity.click();
  await frame.locator('#person-0').waitFor();
  await look('identity', { popup: true });
  await chooseIdentity(page);
  await look('contract');
  await page.locator('[type=submit]:visible').click();
  await page.waitForSelector(aRefusal);
  await look('contract-errors');
  await fillContact(page, 'contract.billing');
  await page.fill('[name="contract.contact.phone"]', '691 123 456');
  await page.fill('[name="contract.bank.iban"]', 'LU28 0019 4006 4475 0001');
  await page.locator(ibanCheck).click();
  await page.waitForTimeout(600);
  await look('iban-wrong');
  await fillBank(page);
  await look('contract-filled');
  await page.locator('[type=submit]:visible').click();
  await page.waitForSelector('dialog[open]');
  await look('credit-check', { popup: true });
}

async function delivery({ page, look }) {
  await page.waitForSelector('[data-step=delivery]');
  await look('delivery');
  const same = page.locator('[name="delivery.address.same-as-billing"]');
  await same.uncheck();
  await page.locator('[type=submit]:visible').click();
  await page.waitForSelector(aRefusal);
  await look('delivery-errors');
  await same.check();
  const resume = await respondWithProblem(page, /\/alzette\/order(?:\?|$)/u, 422, 'voucher_unknown');
  await page.locator('[type=submit]:visible').click();
  const goOn = page.locator(':has(> [role=alert]) button');
  await goOn.waitFor();
  await look('order-without-voucher');
  await resume();
  await goOn.click();
}

async function summary({ page, look }) {
  await page.waitForSelector('[name="summary.acceptances.certify"]');
  await look('summary');
  await page.locator('[type=submit]:visible').click();
  await page.waitForSelector(aRefusal);
  await look('summary-errors');
  await page.locator(signButton).click();
  const frame = page.frameLocator('dialog iframe');
  await look('sign', { popup: true });
  await frame.locator('[value=fail-identity]').click();
  await page.waitForSelector('dialog [role=alert]');
  await frame.locator('form').waitFor();
  await look('sign-failed', { popup: true });
  await page.locator('dialog button').first().click();
  await signAll(page);
  await look('summary-signed');
  await refusedPayment({ page, look }, 'identity_used');
  // The page then requests another order and receives this one, which is still open.
  await refusedPayment({ page, look }, 'order_closed');
  await page.waitForSelector('[name="summary.acceptances.certify"]');
  await signAll(page);
  await page.locator('[type=submit]:visible').click();
  await page.waitForSelector('dialog[open]');
  await look('payment-opening', { popup: true });
}

const signButton = '[id="summary.contracts.signed"] button';

export async function signAll(page) {
  const frame = page.frameLocator('dialog iframe');
  if ((await page.locator(signButton).count()) > 0) {
    await page.locator(signButton).click();
    await frame.locator('form').waitFor();
    while (await frame.locator('[value=next]').count()) {
      const shown = await frame.locator('[name=document]').inputValue();
      await frame.locator('[value=next]').click();
      await frame.locator(`[name=document]:not([value="${shown}"])`).waitFor({ state: 'attached' });
    }
    await frame.locator('[value=sign]').click();
    await page.waitForSelector('dialog', { state: 'detached' });
  }
  await page.check('[name="summary.acceptances.certify"]');
  await page.check('[name="summary.acceptances.conditions"]');
}

async function refusedPayment({ page, look }, code) {
  const resume = await respondWithProblem(page, '**/cardpay/url*', 409, code);
  await page.locator('[type=submit]:visible').click();
  await page.waitForSelector('[role=alertdialog]');
  await look(`payment-${code}`, { popup: true });
  await resume();
  await page.locator('[role=alertdialog] button').last().click();
  await page.waitForSelector('[role=alertdialog]', { state: 'detached' });
}

async function payment({ page, look }) {
  await pay(page, '4000 0000 0000 0002');
  await page.waitForSelector(aRefusal);
  await look('payment-refused');
  await page.locator('[data-step=confirmation] button:visible').first().click();
  await page.waitForSelector('[autocomplete=cc-number]');
  await look('payment-page');
  await pay(page, '4242 4242 4242 4242');
  await page.waitForSelector('[data-step=confirmation] li');
  await look('confirmation');
}

export async function pay(page, number) {
  await page.fill('[autocomplete=cc-name]', 'Camille Weber');
  await page.fill('[autocomplete=cc-number]', number);
  await page.fill('[autocomplete=cc-exp]', '12/40');
  await page.fill('[autocomplete=cc-csc]', '123');
  await page.locator('[value=pay]').click();
}
