import { join } from 'node:path';

/**
 * Walks through the shop in its own browser; the walk calls `look(name)` for each picture.
 *
 * @returns {Promise<readonly { name: string, path: string }[]>} the pictures, in order
 */
export async function takeWalk(walk, { browser, addresses, language, path, width, folder, name }) {
  const context = await browser.newContext({ viewport: { width, height: 860 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const pictures = [];
  const look = async (picture, { popup = false } = {}) => {
    const file = join(
      folder,
      `${name}-${language}-${width}-${String(pictures.length + 1).padStart(2, '0')}-${picture}.png`,
    );
    await page.waitForTimeout(250);
    await page.screenshot({ path: file, fullPage: !popup });
    pictures.push({ name: picture, path: file });
  };
  await walk({ page, ...addresses, language, path, look });
  await context.close();
  return pictures;
}

/** A message or a field that says what is wrong. */
export const aRefusal = '[role=alert], [aria-invalid=true]';

/** Chooses in the consent dialog, so that it does not cover later pictures. */
export async function refuseAnalytics(page) {
  await page.locator('[aria-labelledby=consent-title] button').first().click();
}

/** Presses the primary button of an offer page. */
export async function add(page) {
  await page.locator('section:has(> div > [aria-haspopup=dialog]) button:not([aria-haspopup])').click();
  await page.waitForSelector('dialog[open]');
}

/** Makes the shop refuse a call. @returns a function that stops refusing */
export async function respondWithProblem(page, url, status, code) {
  const body = JSON.stringify({ type: 'about:blank', title: 'Refused', status, code });
  await page.route(url, (route) => route.fulfill({ status, contentType: 'application/problem+json', body }));
  return () => page.unroute(url);
}

/** Leaves the shopper so many cents a month of the limits of a buyer. Returns a function that ends it. */
export async function answerLimits(page, left) {
  const url = '**/api/v2/shop/buyer-limits*';
  const max = { devices: 3, simCards: 10, monthly: 30_000, oneOff: 300_000 };
  const json = { max, left: { ...max, monthly: left }, simCardAddOns: [] };
  await page.route(url, (route) => route.fulfill({ json }));
  return () => page.unroute(url);
}

/** Fills the e-mail fields and an address, whose keys begin with `address`. */
export async function fillContact(page, address) {
  for (const name of ['contract.contact.email', 'contract.contact.email-confirm']) {
    await page.fill(`[name="${name}"]`, 'camille.weber@example.lu');
  }
  const lines = { street: 'Rue de Strasbourg', 'street-number': '24', 'postal-code': '2560', city: 'Luxembourg' };
  for (const [name, value] of Object.entries(lines)) await page.fill(`[name="${address}.${name}"]`, value);
}
