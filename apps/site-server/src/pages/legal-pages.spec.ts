import { legalPages, locales, pathFor } from '@alzette/shop-model';
import { legalFolder, loadLegalTexts, loadOperator } from '@alzette/operator-config/load';
import { operatorFile, startSite, type Site } from '../testing/site';

const operator = loadOperator(operatorFile);
const texts = loadLegalTexts(legalFolder(operatorFile), operator);

let site: Site;
beforeEach(async () => {
  site = await startSite({ siteUrl: 'https://shop.example' });
});
afterEach(() => site.close());

it.each(legalPages)('[A11] the page %s has an address, a title and a description in each language', async (page) => {
  for (const locale of locales) {
    const { statusCode, body } = await site.app.inject({ url: pathFor(page, locale, operator.paths) });
    expect(statusCode).toBe(200);
    const { title, description } = texts[page][locale];
    expect(body).toContain(`<title>${title}, Alzette</title>`);
    expect(body).toContain(`<meta name="description" content="${description}">`);
    expect(body).toContain(
      `<link rel="canonical" href="https://shop.example${pathFor(page, locale, operator.paths)}">`,
    );
    for (const other of locales)
      expect(body).toContain(`hreflang="${other}" href="https://shop.example${pathFor(page, other, operator.paths)}"`);
  }
});

it('[A11] the browser reads a text in its language, with the page or by itself', async () => {
  const { statusCode, headers, body } = await site.app.inject({ url: '/api/legal-pages/terms?locale=de' });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(JSON.parse(body)).toEqual(texts.terms.de);
});

it.each([
  '/api/legal-pages/passwd?locale=de',
  '/api/legal-pages/terms?locale=xx',
  '/api/legal-pages/terms',
  '/api/legal-pages/..%2Foperators%2Falzette?locale=de',
  '/api/legal-pages/toString?locale=de',
])('[A11] %s is refused', async (url) => {
  expect((await site.app.inject({ url })).statusCode).toBe(400);
});
