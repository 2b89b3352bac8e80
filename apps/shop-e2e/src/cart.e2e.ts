import { expect, test } from './support/fixtures';
import { refusals } from './support/refused-storage';
import { siteIn, type Site } from './support/site';
import { haveCart } from './support/stored-cart';

const duo = 'Alzette Duo Family';
const plan = 'Alzette S';

async function fillCart(site: Site): Promise<void> {
  await haveCart(site, 'duo and plan', async () => {
    await site.goto('duo');
    await site.offer.plan(duo).check();
    await site.offer.addOn('Sport').click();
    await site.offer.add();
    await site.goto('mobile');
    await site.offer.choose(plan);
    await site.offer.goToCart();
  });
  await site.goto('cart');
  await expect(site.cart.card(plan)).toBeVisible();
}

test('[B2, B7, D3, D5] line items unfold, change their add-ons in place, and can be restored after deletion', async ({
  site,
}) => {
  await fillCart(site);
  const { cart, text } = site;
  const card = cart.card(duo);
  const before = await cart.linePrice(duo);
  await card.getByText(text('shop.offerDetail')).click();
  await expect(card.getByRole('listitem').filter({ hasText: /^Sport/u })).toBeVisible();
  await expect(cart.card(plan).getByText(text('shop.offerDetail'))).toBeHidden();
  await cart.expectAccessible();

  await card.getByText(text('cart.options.withPackages')).click();
  await card.getByRole('switch', { name: /^Sport/u }).click();
  await expect.poll(() => cart.linePrice(duo)).toEqual({ ...before, monthly: before.monthly - 1299 });
  await cart.expectAccessible();
  await card.getByRole('switch', { name: /^Sport/u }).click();
  await expect.poll(() => cart.linePrice(duo)).toEqual(before);

  const totals = await cart.totals();
  await card.getByRole('button', { name: new RegExp(`^${text('common.delete')}`, 'u') }).click();
  await expect(card).toBeHidden();
  const undo = cart.button('shop.removed.undo');
  await expect(undo).toBeFocused();
  await cart.expectAccessible();
  await site.page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  expect(await cart.totals()).toEqual(totals);
});

test('[B8] an unfolded card is as high as its content within 250 ms, and keeps that height', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference', locale: 'en-GB' });
  const site = siteIn(await context.newPage(), 'en', shop.siteUrl);
  await fillCart(site);
  const details = site.cart.card(duo).locator('details', { hasText: site.text('shop.offerDetail') });
  const folded = await details.evaluate(heightOf);
  const durations = await details.evaluate(openAnimated);
  expect(durations.length).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThanOrEqual(250);
  expect(await details.evaluate(isAsHighAsContent)).toBe(true);
  expect(await details.evaluate(heightOf)).toBeGreaterThan(folded + 100);
  await details.locator('li').first().evaluate(makeHigher);
  await expect.poll(() => details.evaluate(isAsHighAsContent)).toBe(true);
  await context.close();
});

test('[B4, B5] the cart prints on one clean page with its folds open, and a dismissed tip stays hidden', async ({
  site,
}) => {
  await fillCart(site);
  const { cart, page, text } = site;
  await expect(page.getByText(text('cart.banner.title'))).toBeVisible();
  await cart.button('cart.banner.close').click();
  await page.reload();
  await expect(cart.card(duo)).toBeVisible();
  await expect(page.getByText(text('cart.banner.title'))).toBeHidden();

  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  const included = cart.card(duo).locator('details').first().getByRole('listitem').first();
  await expect(included).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(included).toBeVisible();
  await expect(page.getByText(text('cart.print'))).toBeHidden();
  await expect(page.getByRole('navigation', { name: text('shell.nav.offers') })).toBeHidden();
  await expect(cart.summary).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
});

test('[B13] an open cart reads its offers again when the page asks for it', async ({ site, page }) => {
  await fillCart(site);
  await expect(site.cart.card(plan)).toBeVisible();
  const read = page.waitForRequest(/\/api\/catalogue\/subscriptions\/mobile\/variant\//u);
  await page.evaluate("document.dispatchEvent(new CustomEvent('alzette-cart-refresh'))");
  await read;
  await expect(site.cart.card(plan)).toBeVisible();
});

test('[D15] two tabs show the same cart', async ({ site, page, shop }) => {
  await fillCart(site);
  const other = siteIn(await page.context().newPage(), 'en', shop.siteUrl);
  await other.goto('cart');
  await expect(other.page.getByRole('article')).toHaveCount(2);
  await site.cart
    .card(plan)
    .getByRole('button', { name: new RegExp(`^${site.text('common.delete')}`, 'u') })
    .click();
  await expect(other.page.getByRole('article')).toHaveCount(1);
  await other.cart
    .card(duo)
    .getByRole('button', { name: new RegExp(`^${site.text('common.delete')}`, 'u') })
    .click();
  await expect(site.page.getByText(site.text('shop.empty.title'))).toBeVisible();
});

for (const [what, stored] of [
  ['corrupt', '{"shape":2,"cart":{"items":[{"type":"pigeon"}]}}'],
  ['newer', '{"shape":99,"cart":{"items":[]}}'],
] as const) {
  test(`[E7] a ${what} cart in the browser is set aside and replaced by a new one`, async ({ site, page }) => {
    await site.goto('home');
    await page.evaluate(`localStorage.setItem('alzette.cart', ${JSON.stringify(stored)})`);
    await site.goto('cart');
    await expect(page.getByText(site.text('shop.empty.title'))).toBeVisible();
    expect(await page.evaluate<string>("localStorage.getItem('alzette.cart.set-aside')")).toBe(stored);
    await site.goto('mobile');
    await site.offer.choose(plan);
    await site.offer.goToCart();
    await expect(site.cart.card(plan)).toBeVisible();
  });
}

for (const [name, script] of Object.entries(refusals)) {
  test(`[A10, B5, K10] a browser whose storage ${name} keeps the cart over a reload and a change of language, and says what it loses`, async ({
    site,
    page,
    shop,
  }) => {
    await page.addInitScript(script);
    await site.goto('mobile');
    await site.offer.choose(plan);
    await site.offer.goToCart();
    await expect(site.cart.card(plan)).toBeVisible();
    await page.reload();
    await expect(site.cart.card(plan)).toBeVisible();
    await expect(page.getByText(site.text('cart.banner.title'))).toBeVisible();
    await site.cart.expectAccessible();
    // A page of the shell restores the cart from the cookie.
    await site.goto('home');
    const french = siteIn(page, 'fr', shop.siteUrl);
    await french.goto('cart');
    await expect(french.cart.card(plan)).toBeVisible();
    await site.goto('checkout');
    await site.checkout.expectStep('cart');
    const losesForm = name !== 'refuses localStorage';
    await expect(page.getByText(site.text('checkout.notKept.title'))).toHaveCount(losesForm ? 1 : 0);
    await site.checkout.expectAccessible();
  });
}

/** The types of the browser that the functions below need; they run in the page. */
interface PageElement {
  readonly offsetHeight: number;
  readonly style: { height: string };
  readonly children: ArrayLike<PageElement>;
  querySelector(selector: string): { click(): void };
  getAnimations(options: { readonly subtree: boolean }): readonly PageAnimation[];
}

interface PageAnimation {
  readonly effect: { getComputedTiming(): { readonly endTime: number } };
  readonly finished: Promise<unknown>;
}

function heightOf(element: unknown): number {
  return (element as PageElement).offsetHeight;
}

function isAsHighAsContent(element: unknown): boolean {
  const { offsetHeight, children } = element as PageElement;
  const content = Array.from(children).reduce((sum, child) => sum + child.offsetHeight, 0);
  return Math.abs(offsetHeight - content) <= 1;
}

/** Opens a fold and waits for its animations to end; returns their lengths in milliseconds. */
async function openAnimated(element: unknown): Promise<number[]> {
  const details = element as PageElement;
  details.querySelector('summary').click();
  // The browser reports the opening of a fold in a separate task.
  await new Promise((resolve) => setTimeout(resolve, 0));
  const animations = details.getAnimations({ subtree: true });
  await Promise.all(animations.map(({ finished }) => finished));
  return animations.map(({ effect }) => effect.getComputedTiming().endTime);
}

function makeHigher(element: unknown): void {
  (element as PageElement).style.height = '200px';
}
