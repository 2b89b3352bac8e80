import { cookiesOf, startSite, type Site } from '../testing/site';
import { siteOf } from './client-network';
import { costBuckets } from './cost-budgets';

describe('[V7] the budget of a key', () => {
  it('lets a request wait for its turn, and takes nothing for a refused one', () => {
    let now = 0;
    const buckets = costBuckets(() => now);
    const take = (weight: number) => buckets.take(weight, [['me', 10]]);
    expect([take(30), take(20), take(20), take(5), take(5)]).toEqual([0, 0, 2_000, 4_000, 4_000]);
    now += 3_000;
    expect(take(5)).toBe(1_000);
    now += 60_000;
    expect(buckets.take(1, [['another', 10]])).toBe(0);
    expect(buckets.size()).toBe(1);
  });

  it('of a visitor leaves the rest of the budget to its network', () => {
    const buckets = costBuckets(() => 0);
    const network = ['network', 20] as const;
    for (let time = 0; time < 100; time += 1) buckets.take(10, [['visitor', 10], network]);
    expect(buckets.take(10, [['visitor', 10], network])).toBeGreaterThan(3_000);
    expect(buckets.take(10, [['neighbour', 10], network])).toBeLessThan(1_000);
  });

  it.each([
    ['2001:db8:0:1234::1', '2001:db8:0:12/56'],
    ['2001:db8::34:0:0:0:1', '2001:db8:0:0/56'],
    ['192.0.2.1', null],
    ['::ffff:192.0.2.1', null],
  ])('of IPv6 is also that of the site: %s is in %s', (address, site) => {
    expect(siteOf(address)).toBe(site);
  });
});

describe('[V7] requests to the site server', () => {
  let site: Site;
  beforeEach(async () => {
    site = await startSite({ networkBudget: 10 });
  });
  afterEach(() => site.close());
  const report = (remoteAddress: string, cookies = {}) =>
    site.app.inject({ method: 'POST', url: '/api/errors', payload: { message: 'x' }, remoteAddress, cookies });
  const page = (remoteAddress: string) => site.app.inject({ url: '/robots.txt', remoteAddress });
  const flood = async (addressOf: (index: number) => string, count = 40) =>
    (await Promise.all(Array.from({ length: count }, (_each, index) => report(addressOf(index))))).map(
      ({ statusCode }) => statusCode,
    );

  /** 30 units at once and 30 more within three seconds, of 20 each; the site of networks has four times as much. */
  const expectAbout = (expected: number, statuses: readonly number[]) => {
    const accepted = statuses.filter((status) => status === 204).length;
    expect(Math.abs(accepted - expected)).toBeLessThanOrEqual(2);
  };

  it('are refused to the network that is over its budget, and to no other', async () => {
    const flooding = flood(() => '203.0.113.1');
    const started = performance.now();
    expect((await page('203.0.113.2')).statusCode).toBe(200);
    expect(performance.now() - started).toBeLessThan(1_000);
    const refused = await report('203.0.113.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expectAbout(4, await flooding);
  });

  it.each([
    ['one /64', (index: number) => `2001:db8::${index + 1}`, 4],
    ['one /56 in many /64', (index: number) => `2001:db8:0:${index.toString(16)}::1`, 13],
  ])('are counted for %s', async (_title, addressOf, accepted) => {
    expectAbout(accepted, await flood(addressOf));
  });

  it('are counted for the visitor, whatever the address', async () => {
    const cookies = cookiesOf(await site.app.inject({ url: '/en/cart', remoteAddress: '203.0.113.9' }));
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_each, index) => report(`203.0.113.${20 + index}`, cookies)),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 204).length).toBeLessThan(5);
  });

  it('for the health of the process and for unknown addresses are free, and counted', async () => {
    const flooding = flood(() => '203.0.113.1');
    const visit = (url: string) => site.app.inject({ url, remoteAddress: '203.0.113.1' });
    expect((await visit('/health/live')).statusCode).toBe(200);
    expect((await visit('/no/such/address')).statusCode).toBe(429);
    await flooding;
  });
});
