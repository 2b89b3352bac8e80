import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from './support/fixtures';
import { leaveCartStep, plan } from './support/journey';
import { announcedAddress, interrupt } from './support/npm-command';
import { root } from './support/root';
import { aShopper } from './support/shopper';
import { prepareShop, startShop } from './support/shop-servers';
import { siteIn } from './support/site';

const startLimit = 240_000;

test('[G3, H2, I6] a production build does not start with a check left out', async () => {
  await expect(startShop({ ALZETTE_BYPASS: 'identity' })).rejects.toThrow(/ALZETTE_BYPASS is "identity" in a production build/u);
});

test('[H2, I6] npm run dev leaves out identity and IBAN check where it is told to', async ({ page }) => {
  test.setTimeout(startLimit + 60_000);
  const shop = await prepareShop({ ALZETTE_BYPASS: 'identity,iban' });
  const started = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, ...shop.environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(started, 'exit');
  try {
    const site = siteIn(page, 'en', await announcedAddress(started, startLimit));
    await site.goto('mobile');
    await site.mobile.choose(plan);
    await site.mobile.goToCart();
    await site.cart.continue();
    await site.checkout.expectStep('cart');
    await leaveCartStep(site, { sim: 'eSIM' });
    const shopper = aShopper();
    await site.contract.fillPerson(shopper);
    await site.contract.fillContact(shopper);
    await site.contract.fillBilling(shopper);
    await site.contract.field('contract.bank.iban').fill(shopper.iban);
    await site.contract.field('contract.bank.authorize').check();
    await site.contract.continue();
    await site.summary.expectReady();
  } finally {
    interrupt(started.pid);
    await ended;
    await shop.remove();
  }
});
