import { Console } from 'node:console';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { fillContract, leaveCartStep, proveIdentity, reachCheckout, reachPayment } from '../support/journey';
import { countLevels } from '../support/levels';
import { root } from '../support/root';
import { aShopper, cards } from '../support/shopper';
import { startShop, type ShopServers } from '../support/shop-servers';
import { siteIn, type Site } from '../support/site';
import { weighScripts, type Weight } from './script-weight';

// Measures for each page that an address opens: levels of requests until the content shows, and compressed kB of JavaScript. The same for
// one build without federation.

interface Measured extends Weight {
  /** Null for a step that no address opens. */
  readonly levels: number | null;
}

interface Options {
  readonly blocksRemotes: boolean;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

type Table = Record<string, Measured>;

test('first paint', async ({ browser }) => {
  const federated = await measureShop(browser, {});
  const inOne = await measureShop(browser, { ALZETTE_SHELL_DIR: join(root, 'dist/bench/one-build') });
  const rows = Object.entries(federated).map(([page, { levels, kilobytes, scripts }]) => {
    const one = inOne[page] ?? { levels: null, kilobytes: Number.NaN, scripts: 0 };
    return {
      page,
      levels,
      scripts,
      kB: kilobytes,
      'levels in one': one.levels,
      'kB in one': one.kilobytes,
      ratio: Number((kilobytes / one.kilobytes).toFixed(2)),
    };
  });
  new Console(process.stdout).table(rows);
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/first-paint.json'), JSON.stringify(rows, null, 2));
});

async function measureShop(browser: Browser, environment: Readonly<Record<string, string>>): Promise<Table> {
  const shop = await startShop(environment);
  try {
    return await measurePages(browser, shop, { blocksRemotes: 'ALZETTE_SHELL_DIR' in environment });
  } finally {
    await shop.remove();
  }
}

async function measurePages(browser: Browser, shop: ShopServers, options: Options): Promise<Table> {
  const first = await newVisitor(browser, shop, options);
  await first.goto('home');
  await reachCheckout(first);
  const open = async (from: Site) => newVisitor(browser, shop, options, await from.page.context().storageState());
  const measure = async (from: Site, address: string, content: (site: Site) => Locator): Promise<Measured> => {
    const [counted, weighed] = [await open(from), await open(from)];
    const levels = await countLevels(counted.page, address, content(counted));
    const weigh = weighScripts(weighed.page);
    await weighed.page.goto(address);
    await content(weighed).waitFor();
    const weight = await weigh();
    await Promise.all([counted, weighed].map(({ page }) => page.context().close()));
    return { levels, ...weight };
  };

  const pages = {
    home: await measure(first, first.address('home'), (at) => at.home.heading),
    cart: await measure(first, first.address('cart'), (at) => at.cart.summary),
    'checkout: cart': await measure(first, first.address('checkout'), (at) => step(at, 'cart')),
  };
  const steps = await walkSteps(await open(first));
  await first.goto('top-up');
  await first.topUp.choose('top-up-25', '691 123 456');
  await first.replaceCart.replace();
  await step(first, 'number').waitFor();
  return {
    ...pages,
    ...steps,
    'prepaid: number': await measure(first, first.address('checkout'), (at) => step(at, 'number')),
  };
}

/** Walks to the steps after the first one, which no address opens. Returns what each has fetched since the checkout began. */
async function walkSteps(site: Site): Promise<Table> {
  const table: Table = {};
  const weigh = weighScripts(site.page);
  const shopper = aShopper();
  await site.goto('checkout');
  await leaveCartStep(site);
  table['checkout: contract'] = { levels: null, ...(await weigh()) };
  await proveIdentity(site, shopper);
  await fillContract(site, shopper);
  await site.contract.continue();
  await site.checkout.expectStep('delivery');
  table['checkout: delivery'] = { levels: null, ...(await weigh()) };
  await site.delivery.continue();
  await site.summary.expectReady();
  table['checkout: summary'] = { levels: null, ...(await weigh()) };
  await reachPayment(site);
  await site.payment.pay(cards.pays);
  await site.confirmation.expectThanks(shopper.firstname);
  const confirmation = site.page.url();
  const content = step(site, 'confirmation');
  await site.page.goto('about:blank');
  const levels = await countLevels(site.page, confirmation, content);
  table['checkout: confirmation'] = { levels, ...(await weighAgain(site.page, content)) };
  await site.page.context().close();
  return table;
}

/** Opens the page again, with an empty cache. */
async function weighAgain(page: Page, content: Locator): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const weigh = weighScripts(page);
  await page.reload();
  await content.waitFor();
  return weigh();
}

const step = ({ page }: Site, name: string) => page.locator(`[data-step="${name}"]`);

async function newVisitor(
  browser: Browser,
  shop: ShopServers,
  { blocksRemotes }: Options,
  storageState?: StorageState,
): Promise<Site> {
  const context = await browser.newContext({ locale: 'en-GB', ...(storageState && { storageState }) });
  // The one build contains the remotes, so the files of their releases do not count.
  if (blocksRemotes) await context.route('**/remotes/**', (route) => route.abort());
  return siteIn(await context.newPage(), 'en', shop.siteUrl);
}
