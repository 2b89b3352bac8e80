// Both prepaid checkouts, from the shell's page to the confirmation, with errors and a refused card.
import { aRefusal, fillContact, refuseAnalytics } from './walk.mjs';

export async function walkPrepaid({ page, siteUrl, language, path, look }) {
  const goto = (rest) => page.goto(`${siteUrl}/${language}/${rest}`);
  await topUp({ page, look, goto, path });
  await starterPack({ page, look, goto, path });
}

async function topUp({ page, look, goto, path }) {
  await goto(path.checkout);
  await page.waitForSelector('h1');
  await goto(path['top-up']);
  await refuseAnalytics(page);
  await page.locator('[name="prepaid.amount"]').nth(3).check();
  await page.fill('[type=tel]', '691 123 456');
  await page.locator('[type=submit]:visible').first().click();
  await page.waitForSelector('[data-step=number]');
  await look('number');
  await goto(path.cart);
  await page.waitForSelector('article');
  await look('cart');
  await goto(path.checkout);
  await page.fill('[name="contract.subscription.phone-number"]', '24 12 34 56');
  await page.locator('[data-step=number] [type=submit]').click();
  await page.waitForSelector(aRefusal);
  await look('number-errors');
  await page.fill('[name="contract.subscription.phone-number"]', '691 123 456');
  await orderAndPay({ page, look, card: '4000 0000 0000 0002' });
  await page.waitForSelector(aRefusal, { timeout: 30_000 });
  await look('refused');
  await page.locator('[data-step=confirmation] button').first().click();
  await pay(page, '4242 4242 4242 4242');
  await page.waitForSelector('dl dd', { timeout: 30_000 });
  await look('topped-up');
}

async function starterPack({ page, look, goto, path }) {
  await goto(path['starter-packs']);
  await page.locator('[name="prepaid.pack"]').last().check();
  await page.locator('main button:visible').last().click();
  await page.waitForSelector('[data-step=number]');
  await look('recipient');
  await page.locator('[data-step=number] [type=submit]').click();
  await page.waitForSelector(aRefusal);
  await look('recipient-errors');
  await page.fill('[name="contract.personal.firstname"]', 'Camille');
  await page.fill('[name="contract.personal.lastname"]', 'Weber');
  await fillContact(page, 'delivery.address');
  await orderAndPay({ page, look, card: '4242 4242 4242 4242' });
  await page.waitForSelector('dl dd', { timeout: 30_000 });
  await look('pack-sent');
}

async function orderAndPay({ page, look, card }) {
  await page.check('[name="summary.acceptances.conditions"]');
  await page.locator('[data-step=number] [type=submit]').click();
  await page.waitForSelector('dialog[aria-busy=true]');
  await look('payment-opening', { popup: true });
  await pay(page, card);
}

async function pay(page, card) {
  await page.waitForURL(/\/cardpay\/pay\//u, { timeout: 30_000 });
  const year = String((new Date().getFullYear() + 1) % 100);
  for (const [name, value] of Object.entries({
    name: 'Camille Weber',
    number: card,
    expiry: `12/${year}`,
    code: '123',
  })) {
    await page.fill(`[name=${name}]`, value);
  }
  await page.locator('button[value=pay]').click();
}
