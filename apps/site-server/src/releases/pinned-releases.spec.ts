import { canary, keep, kept, visitor, withdrawn } from '../testing/releases';
import { release, startSite, type Site } from '../testing/site';

let site: Site;
let now = 0;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 10, 20);
  site = await startSite({}, { now: () => now });
  keep(site, 'cart', '1.0.0', '1.1.0');
  await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] }, 1);
});
afterEach(() => site.close());

const after = (...releases: readonly ReturnType<typeof release>[]) => site.publish({ 'alzette/cart': releases }, 2);
const minutes = (count: number) => {
  now += count * 60_000;
};

describe('the releases of a visit', () => {
  it('[P3] stay the same from page to page', async () => {
    const returning = visitor(site);
    expect(await returning.versionsOn('/en/cart')).toEqual(['1.0.0']);
    await after(release('cart', '1.1.0'), kept('cart', '1.0.0'));
    expect(await returning.versionsOn('/en/checkout')).toEqual(['1.0.0', '1.1.0']);
    expect(await visitor(site).versionsOn('/en/cart')).toEqual(['1.1.0', '1.0.0']);
  });

  it('[P3] change when the visitor returns four hours later', async () => {
    const returning = visitor(site);
    await returning.versionsOn('/en/cart');
    await after(release('cart', '1.1.0'), kept('cart', '1.0.0'));
    minutes(3 * 60);
    expect((await returning.versionsOn('/en/cart'))[0]).toBe('1.0.0');
    minutes(2 * 60);
    expect((await returning.versionsOn('/en/cart'))[0]).toBe('1.1.0');
  });

  it('[P3] change at once when they are withdrawn or no longer listed', async () => {
    const returning = visitor(site);
    await returning.versionsOn('/en/cart');
    await after(release('cart', '1.1.0'), withdrawn('cart', '1.0.0'));
    expect(await returning.versionsOn('/en/cart')).toEqual(['1.1.0']);

    await site.publish({ 'alzette/cart': [release('cart', '1.0.0')] }, 3);
    expect(await returning.versionsOn('/en/cart')).toEqual(['1.0.0']);
  });

  it('[P3] stay when the share of a canary grows', async () => {
    const visitors = Array.from({ length: 20 }, () => visitor(site));
    for (const each of visitors) await each.versionsOn('/en/cart');
    await after(canary('cart', '1.1.0', 100), release('cart', '1.0.0'));
    const versions = await Promise.all(visitors.map((each) => each.versionsOn('/en/cart')));
    expect(new Set(versions.map(([own]) => own))).toEqual(new Set(['1.0.0']));
  });

  it('[P3] are empty for a withdrawn remote, so that its slot shows the fallback', async () => {
    const returning = visitor(site);
    await returning.versionsOn('/en/cart');
    await after(withdrawn('cart', '1.1.0'), withdrawn('cart', '1.0.0'));
    expect(await returning.versionsOn('/en/cart')).toEqual([]);
  });

  it('[P3] set a cookie only when they change', async () => {
    const first = await site.app.inject({ url: '/en/cart' });
    const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
    const names = async () => (await site.app.inject({ url: '/en/cart', cookies })).cookies.map(({ name }) => name);
    expect(await names()).not.toContain('alzette_session');
    await after(release('cart', '1.1.0'));
    expect(await names()).toContain('alzette_session');
  });
});
