import { manifest, startSite, type Site } from '../testing/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  site.write('store/remotes/cart/1.0.0/remoteEntry.js', 'entry();');
  site.write('store/remotes/cart/1.0.0/release.json', manifest('cart', '1.0.0'));
});
afterAll(() => site.close());

describe('static files', () => {
  it.each(['/assets/shell.2b.js', '/remotes/cart/1.0.0/remoteEntry.js'])(
    '[P3] %s is cached by browsers for a year',
    async (url) => {
      const { statusCode, headers } = await site.app.inject({ url });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      // A shared cache stores the compressed file for browsers that accept it. No other header matters.
      expect(headers['vary']).toBe('Accept-Encoding');
      for (const name of ['etag', 'accept-ranges', 'access-control-allow-credentials', 'content-security-policy'])
        expect(headers).not.toHaveProperty(name);
    },
  );

  it.each([
    '/assets/none.js',
    '/remotes/cart/9.9.9/remoteEntry.js',
    '/remotes/cart/1.0.0/..%2f..%2f..%2fdiscovery.json',
    '/assets/..%2fshell-manifest.json',
  ])('[P1] %s gets a problem document, not a page', async (url) => {
    const { statusCode, headers } = await site.app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('a browser that accepts brotli gets the precompressed file', async () => {
    site.write('shell/assets/big.6f.js', 'plain();');
    site.write('shell/assets/big.6f.js.br', 'compressed');
    const url = '/assets/big.6f.js';
    const compressed = await site.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.body).toBe('compressed');
    expect((await site.app.inject({ url })).body).toBe('plain();');
  });
});

describe('/discovery.json', () => {
  it('[P1, P3] is revalidated with each request, and empty without a document', async () => {
    expect((await site.app.inject({ url: '/discovery.json' })).json()).toMatchObject({ microFrontends: {} });
    await site.publish({}, 3);
    const { headers, body } = await site.app.inject({ url: '/discovery.json' });
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(body)).toMatchObject({ revision: 3 });
  });
});
