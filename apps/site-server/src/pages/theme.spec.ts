import { loadOperator } from '@alzette/operator-config/load';
import { bootOf, operatorFile, startSite } from '../testing/site';

it('[A8] serves another operator’s name, theme, paths and channel from the same build', async () => {
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
  expect(body).toContain('<title>Commande – Moselle &lt;Mobile&gt;</title>');
  expect(body).toContain(
    ':root{--font:var(--font-archivo);--river:#003399;--ink:#111}@media screen{[data-ground=panel]{--ink:#fff}}',
  );
  expect(bootOf(body).settings.channel).toBe('MOSELLE_WEBSTORE');
  expect((await site.app.inject({ url: '/kasse' })).headers.location).toBe('/de/kasse');
  await site.close();
});

it.each(['figtree', 'archivo'] as const)(
  '[A8] preloads the font that the theme asks for and no other: %s',
  async (font) => {
    const alzette = loadOperator(operatorFile);
    const site = await startSite({ operator: { ...alzette, theme: { ...alzette.theme, font } } });
    const { body } = await site.app.inject({ url: '/fr' });
    expect(body.match(/as="font" href="[^"]+"/gu)).toEqual([`as="font" href="/assets/${font}-latin.woff2"`]);
    await site.close();
  },
);
