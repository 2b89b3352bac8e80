import { loadOperator } from '@alzette/operator-config/load';
import { bootOf, manifest, operatorFile, release, type Site, startSite } from '../testing/site';

it('[A8] one build serves another operator’s name, theme, paths and channel', async () => {
  const alzette = loadOperator(operatorFile);
  const operator = {
    ...alzette,
    name: 'Moselle <Mobile>',
    channel: 'MOSELLE_WEBSTORE',
    theme: {
      ...alzette.theme,
      font: 'archivo' as const,
      tokens: { river: '#003399', ink: '#111' },
      grounds: { panel: { ink: '#fff' } },
    },
    paths: { ...alzette.paths, checkout: { fr: 'commande', en: 'checkout', de: 'kasse' } },
  };
  const site = await startSite({ operator });
  const { body, statusCode } = await site.app.inject({ url: '/fr/commande' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Votre commande, Moselle &lt;Mobile&gt;</title>');
  expect(body).toContain(
    ':root{--font:var(--font-archivo);--river:#003399;--ink:#111}@media screen{[data-ground=panel]{--ink:#fff}}',
  );
  expect(bootOf(body).settings.channel).toBe('MOSELLE_WEBSTORE');
  expect((await site.app.inject({ url: '/kasse' })).headers.location).toBe('/de/kasse');
  await site.close();
});

it.each(['figtree', 'archivo'] as const)('[A8] only the font of the theme is loaded: %s', async (font) => {
  const alzette = loadOperator(operatorFile);
  const site = await startSite({ operator: { ...alzette, theme: { ...alzette.theme, font } } });
  const { body } = await site.app.inject({ url: '/fr' });
  expect(body.match(/"[^"]+\.woff2"/gu)).toEqual([`"/assets/${font}-latin.woff2"`]);
  await site.close();
});

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
    ['/fr/fidelite', 'Fidélité, Alzette'],
    ['/en/loyalty', 'Loyalty, Alzette'],
    ['/de/treue?a=b', 'Treue, Alzette'],
  ])('[P1] %s has its title', async (url, title) => {
    const { statusCode, body } = await site.app.inject({ url });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${title}</title>`);
    expect(bootOf(body)).toMatchObject({ settings: { pages: { loyalty } } });
  });

  it('[P1] the remote that fills the slot is preloaded', async () => {
    const { extras, ...rest } = release('points', '1.0.0');
    await site.publish({ 'alzette/points': [{ ...rest, extras: { ...extras, places: ['loyalty'] } }] });
    site.write('store/remotes/points/1.0.0/release.json', manifest('points', '1.0.0'));
    const { body } = await site.app.inject({ url: '/en/loyalty' });
    expect(body).toContain('rel="preload" as="script" href="/remotes/points/1.0.0/remoteEntry.js"');
  });

  it('its path in another language is not found', async () => {
    expect((await site.app.inject({ url: '/en/fidelite' })).statusCode).toBe(404);
  });
});
