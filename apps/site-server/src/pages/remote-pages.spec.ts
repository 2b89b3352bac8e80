import { loadOperator } from '@alzette/operator-config/load';
import { bootOf, manifest, operatorFile, release, startSite, type Site } from '../testing/site';

const loyalty = {
  path: { fr: 'fidelite', en: 'loyalty', de: 'treue' },
  title: { fr: 'Fidélité', en: 'Loyalty', de: 'Treue' },
};
let site: Site;
beforeEach(async () => {
  site = await startSite({ operator: { ...loadOperator(operatorFile), pages: { loyalty } } });
});
afterEach(() => site.close());

describe('a page of the operator file that a remote fills', () => {
  it.each([
    ['/fr/fidelite', 'Fidélité – Alzette'],
    ['/en/loyalty', 'Loyalty – Alzette'],
    ['/de/treue?a=b', 'Treue – Alzette'],
  ])('[P1] stands at %s with its title', async (url, title) => {
    const { statusCode, body } = await site.app.inject({ url });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${title}</title>`);
    expect(bootOf(body)).toMatchObject({ settings: { pages: { loyalty } } });
  });

  it('[P1] preloads whichever remote says that it fills the place', async () => {
    const { extras, ...rest } = release('points', '1.0.0');
    await site.publish({ 'alzette/points': [{ ...rest, extras: { ...extras, places: ['loyalty'] } }] });
    site.write('store/remotes/points/1.0.0/release.json', manifest('points', '1.0.0'));
    const { body } = await site.app.inject({ url: '/en/loyalty' });
    expect(body).toContain('rel="preload" as="script" href="/remotes/points/1.0.0/remoteEntry.js"');
  });

  it('is no page in another language’s words', async () => {
    expect((await site.app.inject({ url: '/en/fidelite' })).statusCode).toBe(404);
  });
});
