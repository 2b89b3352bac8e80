// Offer pages, cart, saved cart and login, with their popups and errors.
import { add, aRefusal, refuseAnalytics, respondWithProblem } from './walk.mjs';

/** Walks the offer pages, fills a cart, saves and reopens it, and changes a line as a customer. */
export async function walkWindow({ page, siteUrl, partnerUrl, language, path, look }) {
  const goto = (rest) => page.goto(`${siteUrl}/${language}/${rest}`);
  const shop = { page, siteUrl, partnerUrl, look, goto, path };
  await pages(shop);
  await phone(shop);
  await cart(shop);
  await savedCart(shop);
  await customer(shop);
}

async function pages({ page, look, goto, path }) {
  await goto('');
  await page.waitForSelector('main ul a');
  await look('home');
  await refuseAnalytics(page);
  await goto('nowhere');
  await page.waitForSelector('h1');
  await look('not-found');
  for (const name of ['terms', 'withdrawal', 'cookies']) {
    await goto(path[name]);
    await page.waitForSelector('article h1');
    await look(name);
  }
  await goto(path.cart);
  await page.waitForSelector('h2');
  await look('cart-empty');
  for (const family of [path.mobile, path.internet, path['internet-mobile'], path.tv, path.duo]) {
    await goto(family);
    await page.waitForSelector('[name="offer.plan"]');
    await look(family);
  }
  await goto(path['starter-packs']);
  await page.waitForSelector('[name="prepaid.pack"]');
  await look('starter-packs');
  await goto(path['top-up']);
  await page.waitForSelector('[name="prepaid.amount"]');
  await look('top-up');
  await page.locator('[type=tel]').press('Enter');
  await page.waitForSelector(aRefusal);
  await look('top-up-refused');
  await goto(path.phones);
  // Hydrated: from then on the next page is rendered by the browser.
  await page.waitForSelector('#boot-failure', { state: 'detached' });
  await page.route('**/api/catalogue/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.locator(`main a[href*="/${path.phones}/"]`).first().click();
  await page.waitForSelector(aRefusal);
  await look('offers-failed');
  await page.unroute('**/api/catalogue/**');
}

async function phone({ page, look, goto, path }) {
  await goto(path.phones);
  await page.waitForSelector('[name="phones.brand"]');
  await look('phones');
  await goto(`${path.phones}/never-was`);
  await page.waitForSelector('h1');
  await look('phone-unknown');
  await goto(`${path.phones}/ernz-9-pro`);
  await page.waitForSelector('[name="offer.plan"]');
  await look('phone');
  await page.locator('[name$=".europe-world"]').click();
  await page.waitForSelector('dialog[open]');
  await look('add-on-asks', { popup: true });
  await page.locator('dialog[open] button').last().click();
  await page.locator('[name$=".screen-care"]').click();
  await look('phone-chosen');
  await add(page);
  await look('added', { popup: true });
}

async function cart({ page, look, goto, path }) {
  await goto(path.duo);
  await page.locator('[name="offer.plan"]').nth(1).check();
  await page.locator('[name$=".pack-sport-1"]').click();
  await add(page);
  await goto(path.mobile);
  await page.locator('[name="offer.plan"]').nth(1).check();
  await add(page);
  await goto(path.cart);
  await page.waitForSelector('article');
  await look('cart');
  const folded = page.locator('article button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  await page.locator('article summary').nth(1).click();
  await page.locator('[data-print=hidden] summary').first().click();
  await page.waitForSelector('article [role=switch]');
  await look('cart-unfolded');
  await page.locator('article').nth(1).getByRole('button').last().click();
  const undo = page.locator('button[aria-describedby]:focus');
  await undo.waitFor();
  await look('cart-removed');
  await undo.click();
  await page.emulateMedia({ media: 'print' });
  await look('cart-on-paper');
  await page.emulateMedia({ media: 'screen' });
  await goto(path['starter-packs']);
  await page.waitForSelector('[name="prepaid.pack"]');
  await page.locator('main button:visible').last().click();
  await page.waitForSelector('[role=alertdialog]');
  await look('prepaid-asks', { popup: true });
  await page.locator('[role=alertdialog] button').first().click();
  await goto(path.cart);
  await page.waitForSelector('article');
}

/** The outbox delivers a mail within seconds. */
async function firstMail(url) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { items } = await (await fetch(url)).json();
    if (items[0]) return items[0];
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail arrived within ten seconds: ${url}`);
}

async function savedCart({ page, siteUrl, partnerUrl, look, goto, path }) {
  const email = `look.${Date.now()}@example.lu`;
  await page.locator('[data-print=hidden] details > summary').last().click();
  await page.fill('[name="savedCart.email"]', 'camille@example');
  await page.keyboard.press('Enter');
  await look('save-wrong-address');
  await page.fill('[name="savedCart.email"]', email);
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]:not([aria-busy])');
  await look('saved', { popup: true });
  await page.route('**/createTokenSavedCart', (route) => route.fulfill({ status: 502, body: '{}' }));
  await page.locator('dialog[open] button').click();
  await page.keyboard.press('Enter');
  await page.locator('[name="savedCart.email"]').press('Enter');
  await page.waitForSelector('[role=alertdialog]');
  await look('save-failed', { popup: true });
  await page.unroute('**/createTokenSavedCart');

  const { id, text } = await firstMail(`${partnerUrl}/mail.json?to=${email}`);
  await page.goto(`${partnerUrl}/mail/${id}`);
  await look('mail');
  let letGo;
  const held = new Promise((resolve) => (letGo = resolve));
  await page.route('**/api/decryptToken', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(/https?:\/\/\S+cartSaved=\S+/u.exec(text)[0]);
  await page.waitForSelector('dialog[aria-busy=true]');
  await look('opening', { popup: true });
  letGo();
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.unroute('**/api/decryptToken');
  await look('opened-in-checkout');
  await goto(`${path.cart}?cartSaved=nonsense`);
  await page.waitForSelector('[role=alertdialog]');
  await look('opening-failed', { popup: true });
  await gone({ page, siteUrl, look, goto, path });
}

async function gone({ page, look, goto, path }) {
  const entry = { type: 'mobile', identifier: 'a', parentIdentifier: null, origin: '/', taxon: null, quantity: 1 };
  const cartOf = (code) => ({ ...entry, identifier: code, productCode: code.replace('mobile-', ''), code });
  const { token } = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/generateCartToken', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      ).json(),
    JSON.stringify({ cart: [cartOf('mobile-alzette-m'), cartOf('mobile-alzette-mini')] }),
  );
  await goto(`${path.cart}?cartSaved=${token}`);
  await page.waitForSelector('[role=alertdialog]');
  await look('offer-gone', { popup: true });
}

async function customer({ page, siteUrl, look, goto, path }) {
  await goto(`${path.phones}/ernz-9-pro`);
  await page.waitForSelector('[name="offer.plan"]');
  await page.locator('[name="offer.mode"][value=change]').check({ force: true });
  await look('change-as-guest');
  await page.goto(`${siteUrl}/api/login?returnTo=${encodeURIComponent(new URL(page.url()).pathname)}`);
  await look('login');
  await page.fill('[name=email]', 'ada@example.lu');
  await page.fill('[name=password]', 'wrong');
  await page.locator('[value=login]').click();
  await page.waitForSelector(aRefusal);
  await look('login-wrong');
  await page.fill('[name=email]', 'ada@example.lu');
  await page.fill('[name=password]', 'alzette');
  await page.locator('[value=login]').click();
  await page.waitForSelector('[name="offer.plan"]');
  await page.locator('[name="offer.mode"][value=change]').check({ force: true });
  await page.locator('[name="offer.changed-line"]').first().check();
  await look('change-as-customer');
  await add(page);
  await goto(path.cart);
  await page.locator('[data-print=hidden] details > summary').nth(-2).click();
  await page.fill('[name=voucher]', 'EXPIRED');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-state=error]');
  await look('promo-refused');
  for (const [status, code] of [
    [429, 'too_many_requests'],
    [503, 'partner_unavailable'],
  ]) {
    const resume = await respondWithProblem(page, '**/tool/voucher/**', status, code);
    await page.keyboard.press('Enter');
    await page.waitForSelector('form[data-state=loading]');
    await page.waitForSelector('form[data-state=error]');
    await look(`promo-${code}`);
    await resume();
  }
  await page.fill('[name=voucher]', 'welcome 50');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[name=voucher]', { state: 'detached' });
  await look('promo-taken');
  await goto(path.checkout);
  await page.waitForSelector('[data-step=cart] article');
  await page.goto(`${page.url().split('?')[0]}?step=contract`);
  await page.waitForSelector('[name="contract.contact.email"]');
  await look('contract-of-customer');
  await goto(path.cart);
  await page.locator('header button').first().click();
  await page.waitForSelector('dialog[open]');
  await look('account', { popup: true });
  await prepaidCart({ page, look, goto, path });
}

async function prepaidCart({ page, look, goto, path }) {
  await goto(path['top-up']);
  await page.fill('[type=tel]', '691 123 456');
  await page.keyboard.press('Enter');
  await page.locator('[role=alertdialog] button').last().click();
  await page.waitForURL((url) => url.pathname.endsWith(path.checkout));
  await goto(path.cart);
  await page.waitForSelector('article');
  await look('cart-prepaid');
  await goto(`${path.checkout}?step=confirmation&type=rental`);
  await page.waitForSelector('h1');
  await look('checkout-unknown');
}
