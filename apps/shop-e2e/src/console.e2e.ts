import { randomBytes, scryptSync } from 'node:crypto';
import { expect, test } from './support/fixtures';
import { teamOf, type Team } from './support/release-command';
import { startShop, type ShopServers } from './support/shop-servers';
import { ShopPage } from './pages/shop-page';

// A person rolls a release back in the browser, with a key that no server has.

const password = randomBytes(12).toString('hex');
const salt = randomBytes(16);
const hash = [salt, scryptSync(password, salt, 32)].map((bytes) => bytes.toString('base64url')).join(':');

let shop: ShopServers;
let team: Team;
test.beforeAll(async () => {
  shop = await startShop({ ALZETTE_CONSOLE_PASSWORD_HASH: `scrypt:16384:8:1:${hash}` });
  team = teamOf(shop, 'cart');
});
test.afterAll(async () => {
  team.leave();
  await shop.remove();
});

test('[T4] the console rolls back with a signature made in the browser, and the key stays there', async ({
  browser,
}) => {
  await team.build({ version: '1.1.0' });
  await team.release('publish cart');
  const page = await browser.newPage({ baseURL: shop.siteUrl });
  const screen = new ShopPage(page, () => '');
  const faults: string[] = [];
  const sent: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));

  await page.goto('/__releases');
  await screen.expectAccessibleInBothLooks();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(screen.heading).toContainText('Releases of');
  await screen.expectAccessibleInBothLooks();

  const former = page.getByRole('button', { name: /^Roll back cart to/u }).first();
  const target = /to (.+)$/u.exec((await former.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await former.click();
  await expect(page.getByRole('region', { name: 'Sign this change?' })).toBeFocused();
  await page.getByRole('button', { name: 'Sign and publish' }).click();
  await expect(page.getByRole('status')).toContainText('Choose the file');

  const key = shop.environment['ALZETTE_RELEASE_KEY'] ?? '';
  await page
    .getByLabel('File with your private release key')
    .setInputFiles({ name: 'key.json', mimeType: 'application/json', buffer: Buffer.from(key) });
  await screen.expectAccessible();
  await page.getByRole('button', { name: 'Sign and publish' }).click();
  await expect(page.getByRole('status')).toContainText(/Revision \d+ is written/u);
  await expect(page.getByRole('row', { name: new RegExp(`^${target} default`, 'u') })).toBeVisible();
  expect(await team.release('list')).toMatch(new RegExp(`${target}\\s+default`, 'u'));

  const { d: secret } = JSON.parse(key) as { readonly d: string };
  expect(secret.length).toBeGreaterThan(40);
  expect(sent.filter((request) => request.includes(secret))).toEqual([]);
  expect(faults).toEqual([]);
  await page.close();
});
