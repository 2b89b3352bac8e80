import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from './support/fixtures';
import { leaveCartStep, proveIdentity, fillContract, reachPayment } from './support/journey';
import { announcedAddress, interrupt } from './support/npm-command';
import { readBuyingGuide } from './support/readme';
import { root } from './support/root';
import { aShopper } from './support/shopper';
import { prepareShop } from './support/shop-servers';
import { siteIn } from './support/site';

const startLimit = 300_000;
const stopLimit = 15_000;

test('[A6, A10, K1, L1] a newcomer who follows the README starts the shop, buys, and stops it', async ({ page }) => {
  test.setTimeout(startLimit + 120_000);
  const guide = readBuyingGuide();
  const shop = await prepareShop({ DATABASE_URL: '' });
  const [command = '', ...text] = guide.startCommand.split(' ');
  const started = spawn(command, text, {
    cwd: root,
    env: { ...process.env, ...shop.environment },
    // A separate process group: Ctrl-C in a terminal reaches npm and its children.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(started, 'exit');
  try {
    const address = await announcedAddress(started, startLimit);
    expect(address).toBe(shop.siteUrl);

    const site = siteIn(page, 'en', address);
    await site.goto('home');
    await site.home.choosePlans();
    await site.mobile.choose(guide.plan);
    await site.mobile.goToCart();
    await site.cart.continue();
    await site.checkout.expectStep('cart');
    await leaveCartStep(site);
    const [firstname = '', lastname = ''] = guide.person.split(' ');
    const shopper = aShopper({ firstname, lastname, iban: guide.iban });
    await proveIdentity(site, shopper);
    await fillContract(site, shopper);
    await site.contract.continue();
    await site.checkout.expectStep('delivery');
    await site.delivery.continue();
    await site.summary.expectReady();
    await reachPayment(site);
    await site.payment.pay(guide.card);
    await site.confirmation.expectThanks(firstname);

    interrupt(started.pid);
    await Promise.race([ended, failAfter(stopLimit)]);
    for (const url of [shop.siteUrl, shop.apiUrl, shop.partnerUrl]) await expect(fetch(url)).rejects.toThrow();
  } finally {
    if (started.exitCode === null && started.signalCode === null) interrupt(started.pid);
    await ended;
    await shop.remove();
  }
});

async function failAfter(milliseconds: number): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  throw new Error(`Still running ${milliseconds} ms after Ctrl-C`);
}
