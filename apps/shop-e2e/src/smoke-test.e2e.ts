import { expect, test } from '@playwright/test';
import { type Team, teamOf } from './support/release-command';
import { wrapMount } from './support/next-release';
import { type ShopServers, startShop } from './support/shop-servers';
import { inFull } from './support/volume';

let shop: ShopServers;
let team: Team;
test.beforeAll(async () => {
  shop = await startShop({});
  team = teamOf(shop, 'cart');
});
test.afterAll(async () => {
  team.leave();
  await shop.remove();
});

test('[P2, P3] a release that leaves the page as it was is published', async () => {
  await team.build({ version: '1.1.0' });
  expect(await team.release('publish cart --smoke-test')).toContain('tried cart@1.1.0 in cart: ready');
});

test('[P2, P3] the other remotes leave the page as it was', inFull(), async () => {
  test.setTimeout(300_000);
  for (const name of ['esales-checkout', 'prepaid-checkout', 'orders']) {
    const other = teamOf(shop, name);
    expect(await other.release(`check ${name} --smoke-test`)).toMatch(/^tried .*: ready/mu);
    other.leave();
  }
});

test('[P2, P3] a release that leaves changes on the page is refused, with a list of them', async () => {
  test.setTimeout(180_000);
  await team.build({
    version: '1.1.1',
    before: `
      setInterval(() => {}, 5000);
      addEventListener('resize', () => {});
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('button { letter-spacing: 3px }');
      document.adoptedStyleSheets.push(sheet);
      new ResizeObserver(() => {}).observe(document.body);
      localStorage.setItem('cart-debug', '1');
      try { new Function('return 1')(); } catch {}
      fetch('https://foreign.example/').catch(() => {});
      new Image().src = 'https://foreign.example/pixel.png';
      addEventListener('popstate', () => document.body.append(document.createElement('i')));
      document.querySelector('header')?.setAttribute('style', 'color: red');`,
    after: (container) =>
      wrapMount(container, "options.services.store.dispatch({ type: 'cart/itemDropped', payload: {} })"),
  });
  const refused = await team.release('publish cart --smoke-test').catch((error: Error) => error.message);
  for (const found of [
    'cart@1.1.1 touches more than its slot cart on the live site',
    'its styles change letterSpacing of <button> outside of its slot',
    'letterSpacing of <button> of the host stays 3px',
    'refused trusted-types-sink (remoteEntry.js:',
    'connect-src refused https://foreign.example/ (remoteEntry.js:',
    'img-src refused https://foreign.example/pixel.png',
    'style-src-attr refused inline (remoteEntry.js:',
    'reported: UnknownActionError: No reducer knows the action "cart/itemDropped"',
    'setInterval of 5000 ms left behind (remoteEntry.js:',
    'a listener for "resize" left behind (remoteEntry.js:',
    'a ResizeObserver left behind (remoteEntry.js:',
    'the key "cart-debug" left in the storage (remoteEntry.js:',
    'elements left behind',
  ])
    expect(refused).toContain(found);
  expect(await team.release('list cart')).not.toContain('1.1.1');
});
