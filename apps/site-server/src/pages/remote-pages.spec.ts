import type { DiscoveredRelease } from '@alzette/discovery';
import { loadOperator } from '@alzette/operator-config/load';
import { canary, withdrawn } from '../testing/releases';
import { bootOf, manifest, operatorFile, release, type Site, startSite } from '../testing/site';

const loyalty = {
  path: { fr: 'fidelite', en: 'loyalty', de: 'treue' },
  title: { fr: 'Fidélité <3', en: 'Loyalty', de: 'Treue' },
};
const bringing = (listed: DiscoveredRelease, page = loyalty): DiscoveredRelease => ({
  ...listed,
  extras: { ...listed.extras, places: ['loyalty'], pages: { loyalty: page } },
});

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());
const open = (url: string) => site.app.inject({ url });

describe('a page that a release brings', () => {
  it('[P1, P3] responds as soon as it is published, with its title and its remote, without a restart', async () => {
    expect((await open('/en/loyalty')).statusCode).toBe(404);
    await site.publish({ 'alzette/points': [bringing(release('points', '1.0.0'))] });
    site.write('store/remotes/points/1.0.0/release.json', manifest('points', '1.0.0'));

    const { statusCode, body } = await open('/en/loyalty');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Loyalty, Alzette</title>');
    expect(body).toContain('rel="preload" as="script" href="/remotes/points/1.0.0/remoteEntry.js"');
    expect(bootOf(body)).toMatchObject({ settings: { pages: { loyalty } } });
    expect((await open('/fr/fidelite')).body).toContain('<title>Fidélité &lt;3, Alzette</title>');
    expect((await open('/en/fidelite')).statusCode).toBe(404);
  });

  it('[P3] stays while its remote is off, and moves with the default release, not with a canary', async () => {
    const moved = { ...loyalty, path: { ...loyalty.path, en: 'points' } };
    await site.publish({
      'alzette/points': [bringing(canary('points', '1.1.0', 10), moved), bringing(release('points', '1.0.0'))],
    });
    expect((await open('/en/points')).statusCode).toBe(404);
    expect((await open('/en/loyalty')).statusCode).toBe(200);

    await site.publish({ 'alzette/points': [bringing(release('points', '1.1.0'), moved)] }, 2);
    expect((await open('/en/points')).statusCode).toBe(200);
    expect((await open('/en/loyalty')).statusCode).toBe(404);

    await site.publish({ 'alzette/points': [bringing(withdrawn('points', '1.1.0'), moved)] }, 3);
    expect((await open('/en/points')).statusCode).toBe(200);
  });

  it('[P1] takes no address of the shop', async () => {
    const page = { ...loyalty, path: { ...loyalty.path, en: 'cart' } };
    await site.publish({ 'alzette/points': [bringing(release('points', '1.0.0'), page)] });
    expect((await open('/en/cart')).body).toContain('<title>Your cart');
  });

  it('[P1] has the address and title of the operator file, where that names it', async () => {
    const alzette = loadOperator(operatorFile);
    const own = { path: { ...loyalty.path, en: 'club' }, title: { ...loyalty.title, en: 'Club' } };
    const moselle = await startSite({ operator: { ...alzette, pages: { loyalty: own } } });
    await moselle.publish({ 'alzette/points': [bringing(release('points', '1.0.0'))] });
    expect((await moselle.app.inject({ url: '/en/club' })).body).toContain('<title>Club, Alzette</title>');
    expect((await moselle.app.inject({ url: '/en/loyalty' })).statusCode).toBe(404);
    await moselle.close();
  });
});
