// A household's order in one cart: a phone with its plan, the same plan again with a number that is kept, fibre, TV and a duo, with
// add-ons. Judge its screens beside those of one item (`checkout.mjs`).
import { fillBank, pay, signAll } from './checkout.mjs';
import { add, aRefusal, fillContact, refuseAnalytics } from './walk.mjs';

export async function walkHousehold({ page, siteUrl, language, path, look }) {
  const goto = (place) => page.goto(`${siteUrl}/${language}/${place}`);
  await fillCart({ page, goto, path });
  await goto(path.cart);
  await page.waitForSelector('article');
  await look('cart');
  await goto(path.checkout);
  await cartStep({ page, look });
  await page.locator('[data-step=contract] section button').last().click();
  await typeIdentity(page);
  await fillContact(page, 'contract.billing');
  await page.fill('[name="contract.contact.phone"]', '691 123 456');
  await page.setInputFiles('[type=file]', {
    name: 'proof.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 proof'),
  });
  await fillBank(page);
  await page.locator('[type=submit]:visible').click();
  await deliveryStep({ page, look });
  await page.waitForSelector('[name="summary.acceptances.certify"]');
  await look('summary');
  await signAll(page);
  await look('summary-signed');
  await page.locator('[type=submit]:visible').click();
  await page.waitForSelector('[autocomplete=cc-number]');
  await pay(page, '4000 0000 0000 0002');
  await page.waitForSelector(aRefusal);
  await look('payment-refused');
  await page.locator('[data-step=confirmation] button:visible').first().click();
  await page.waitForSelector('[autocomplete=cc-number]');
  await pay(page, '4242 4242 4242 4242');
  await page.waitForSelector('[data-step=confirmation] li');
  await look('confirmation');
  await goto(path.orders);
  await page.locator('main li a').first().click();
  await page.waitForSelector('main ol');
  await look('order');
}

/** Six digits that no other walk has: a number moves once. */
function sixDigits() {
  return String((Date.now() % 900_000) + 100_000);
}

/** Another person than in other walks: one buyer may order for so much a month. */
async function typeIdentity(page) {
  const frame = page.frameLocator('dialog iframe');
  await frame.locator('summary').click();
  const values = {
    firstname: 'Camille',
    lastname: 'Weber',
    birthdate: `${1950 + (Date.now() % 50)}-05-14`,
    'document-number': `LU${sixDigits()}`,
  };
  for (const [name, value] of Object.entries(values)) await frame.locator(`[name="${name}"]`).fill(value);
  await frame.locator('[value=type]').click();
  await page.waitForSelector('[name="contract.contact.email"]');
}

async function fillCart({ page, goto, path }) {
  await goto(`${path.phones}/ernz-9-pro`);
  await refuseAnalytics(page);
  await page.getByRole('radio', { name: 'Alzette M', exact: true }).check();
  await page.locator('[name$=".screen-care"]').click();
  await add(page);
  await goto(path.mobile);
  await page.getByRole('radio', { name: 'Alzette M', exact: true }).check();
  await add(page);
  await goto(path.internet);
  await page.locator('[name="offer.plan"]').nth(1).check();
  await page.locator('[name$=".fixed-ip"]').click();
  await add(page);
  await goto(path.tv);
  await page.getByRole('radio', { name: 'Alzette TV Max', exact: true }).check();
  await page.locator('[name$=".pack-sport-1"]').click();
  await add(page);
  await goto(path.duo);
  await page.locator('[name="offer.plan"]').nth(1).check();
  await add(page);
}

/** The second plan keeps its number: all but the number is there at the first look, so that the error names its item. */
async function cartStep({ page, look }) {
  await page.waitForSelector('[data-step=cart] article');
  await look('step-cart');
  const plan = page.locator('[data-step=cart] article').nth(1);
  await plan.locator('button[aria-expanded=false]').first().click();
  await plan.locator('[name$=".kmn.active"]').check();
  await plan.locator('[name$=".kmn.current-operator"]:not([type=hidden])').selectOption('post');
  await plan.locator('[name$=".kmn.iccid"]').fill('8935 2010 0000 0012 340');
  await page.locator('[data-step=cart] [type=submit]:visible').click();
  await page.waitForSelector(aRefusal);
  await look('step-cart-errors');
  await plan.locator('[name$=".kmn.current-number"]').fill(`+352 661 ${sixDigits()}`);
  await page.locator('[data-step=cart] [type=submit]:visible').click();
  await page.waitForSelector('[data-step=contract] section button:visible');
}

async function deliveryStep({ page, look }) {
  await page.waitForSelector('[data-step=delivery] [id$=".installation.date"]');
  await page.locator('[type=submit]:visible').click();
  await page.waitForSelector(aRefusal);
  await look('delivery-errors');
  await page
    .locator('[data-step=delivery] [role=grid] button:not([disabled]):not([aria-disabled=true])')
    .nth(2)
    .click();
  await look('delivery');
  await page.locator('[type=submit]:visible').click();
}
