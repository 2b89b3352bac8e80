import type { ReleaseKeys } from '@alzette/release';
import { canary, keep, visitor } from '../testing/releases';
import { release, startSite, trustedKeys, type Site } from '../testing/site';

let site: Site;
let now = 0;
const lines: string[] = [];
afterEach(() => site.close());

const failure = { remote: 'cart', version: '1.1.0', phase: 'load' };

async function start({
  traffic = 100,
  keys = trustedKeys,
}: { readonly traffic?: number; readonly keys?: ReleaseKeys } = {}) {
  lines.length = 0;
  now = Date.UTC(2026, 10, 21, 10);
  site = await startSite(
    { logLevel: 'warn', releases: { keys } },
    { now: () => now, logStream: { write: (line) => lines.push(line) } },
  );
  keep(site, 'cart', '1.0.0', '1.1.0');
  await site.publish({ 'alzette/cart': [canary('cart', '1.1.0', traffic), release('cart', '1.0.0')] }, 4);
}

/** Sessions that were given the canary on the cart page more than a minute ago. */
async function sessions(count: number, addressOf: (index: number) => string | undefined = () => undefined) {
  const all = Array.from({ length: count }, (_value, index) => visitor(site, addressOf(index)));
  for (const each of all) expect(await each.versionsOn('/en/cart')).toEqual(['1.1.0', '1.0.0']);
  now += 61_000;
  return all;
}

const linesWith = (start: string) =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => String(msg).startsWith(start));
const log = () => linesWith('canary withdrawn');
const asked = () => linesWith('canary fails, too rarely');
const newVisitor = () => visitor(site).versionsOn('/en/cart');

describe('a canary', () => {
  it('[P3] whose sessions fail beyond the budget is withdrawn for all visitors', async () => {
    await start();
    const all = await sessions(50);
    for (const each of all.slice(0, 3)) await each.report(failure);
    await all[3]?.report({ ...failure, phase: 'render' });
    await all[4]?.report({ ...failure, phase: 'unknown' });
    expect(log()).toEqual([]);
    await all[4]?.report({ ...failure, phase: 'action' });
    expect(log()).toMatchObject([
      { level: 50, remote: 'cart', version: '1.1.0', share: '10 %', failed: 5, given: 50, everywhere: true },
    ]);
    expect(await all[9]?.versionsOn('/en/cart')).toEqual(['1.0.0']);
    expect(await site.document()).toMatchObject({
      revision: 5,
      microFrontends: {
        'alzette/cart': [
          { deployment: { traffic: 0, default: false }, extras: { withdrawn: true } },
          { metadata: { version: '1.0.0' }, deployment: { traffic: 100, default: true } },
        ],
      },
    });
    await all[5]?.report(failure);
    expect(log()).toHaveLength(1);
  }, 30_000);

  it('[P3] starts at zero when it is published again after a withdrawal', async () => {
    await start();
    for (const each of await sessions(5)) await each.report(failure);
    expect(await newVisitor()).toEqual(['1.0.0']);
    await site.publish({ 'alzette/cart': [canary('cart', '1.1.0', 100), release('cart', '1.0.0')] }, 6);
    const again = await sessions(5);
    for (const each of again.slice(0, 4)) await each.report(failure);
    expect(log()).toHaveLength(1);
    await again[4]?.report(failure);
    expect(log()).toHaveLength(2);
  });

  it('[P3] within the budget stays', async () => {
    await start();
    const all = await sessions(100);
    for (const each of all.slice(0, 5)) await each.report(failure);
    expect(log()).toEqual([]);
    await all[5]?.report(failure);
    expect(log()).toMatchObject([{ share: '6 %' }]);
  }, 30_000);

  it('[P3] is not withdrawn for the reports of one visitor, or of visitors who did not get it', async () => {
    await start({ traffic: 100 });
    const [first] = await sessions(1);
    for (let report = 0; report < 20; report += 1) await first?.report(failure);
    for (let index = 0; index < 20; index += 1) {
      await visitor(site).report(failure);
      const elsewhere = visitor(site);
      await elsewhere.versionsOn('/en/cart');
      await elsewhere.report({ ...failure, version: '1.0.0' });
      await elsewhere.report({ ...failure, remote: 'loyalty' });
      await elsewhere.report({ remote: 'cart', version: '1.1.0', operation: 'credit check' });
    }
    expect(log()).toEqual([]);
    expect(await newVisitor()).toEqual(['1.1.0', '1.0.0']);
  }, 30_000);

  it('[P3] is not withdrawn for failures of one network, but the log asks a person once to decide', async () => {
    await start();
    const all = await sessions(40, (index) => (index < 30 ? '203.0.113.9' : undefined));
    for (const each of all.slice(0, 30)) await each.report(failure);
    expect(log()).toEqual([]);
    expect(asked()).toMatchObject([{ remote: 'cart', version: '1.1.0' }]);
    await all[31]?.report(failure);
    expect(log()).toEqual([]);
    await all[32]?.report(failure);
    expect(log()).toMatchObject([{ failed: 32, networks: 3 }]);
  }, 30_000);

  it('[P3] is not withdrawn for sessions that began within the last minute, until they are older', async () => {
    await start();
    const all = Array.from({ length: 6 }, () => visitor(site));
    for (const each of all) {
      await each.versionsOn('/en/cart');
      await each.report(failure);
    }
    expect(log()).toEqual([]);
    now += 61_000;
    await all[5]?.report(failure);
    expect(log()).toMatchObject([{ failed: 6 }]);
  });

  it('[P3] is judged by the failures of the last ten minutes', async () => {
    await start();
    const all = await sessions(5);
    for (const each of all.slice(0, 4)) await each.report(failure);
    now += 11 * 60_000;
    await all[4]?.report(failure);
    expect(log()).toEqual([]);
  });

  it('[P3] is withdrawn in one instance only when the server has no signing key', async () => {
    await start({ keys: { privateKey: null, publicKeys: trustedKeys.publicKeys } });
    for (const each of await sessions(5)) await each.report(failure);
    expect(log()).toMatchObject([{ everywhere: false }]);
    expect(await newVisitor()).toEqual(['1.0.0']);
    expect(await site.document()).toMatchObject({ revision: 4 });
  });

  it('[P3] that was promoted meanwhile stays in the store', async () => {
    await start();
    const all = await sessions(5);
    await site.publish({ 'alzette/cart': [release('cart', '1.1.0'), canary('cart', '1.0.0', 0)] }, 5);
    for (const each of all) await each.report(failure);
    expect(log()).toEqual([]);
    expect(await site.document()).toMatchObject({ revision: 5 });
  });
});
