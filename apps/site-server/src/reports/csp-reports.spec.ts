import { serverMetrics } from '@alzette/server-kit';
import { startSite, type Site } from '../testing/site';

let site: Site;
const lines: string[] = [];
const metrics = serverMetrics('site-server');
beforeEach(async () => {
  lines.length = 0;
  site = await startSite({ logLevel: 'warn' }, { metrics, logStream: { write: (line) => lines.push(line) } });
});
afterEach(async () => {
  await site.close();
  metrics.registry.clear();
});

const send = (type: string, body: unknown) =>
  site.app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const violations = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'policy violation')
    .map(({ directive, blocked }) => [directive, blocked]);

describe('POST /api/csp-reports', () => {
  it('[H5] counts and logs directive and origin, and nothing else', async () => {
    const reports = [
      {
        type: 'csp-violation',
        url: 'https://shop.example/en/checkout?name=Wilhelmina',
        body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/a.js?mail=wilhelmina' },
      },
      { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } },
      { type: 'deprecation', body: { effectiveDirective: 'img-src' } },
    ];
    expect((await send('application/reports+json', reports)).statusCode).toBe(204);
    const old = {
      'csp-report': { 'violated-directive': 'frame-src https://a', 'blocked-uri': 'data:text/html,Wilhelmina' },
    };
    expect((await send('application/csp-report', old)).statusCode).toBe(204);
    expect(violations()).toEqual([
      ['script-src', 'https://evil.example'],
      ['img-src', 'inline'],
      ['frame-src', 'data:'],
    ]);
    expect(lines.join('')).not.toMatch(/wilhelmina/iu);
    expect(await metrics.registry.metrics()).toMatch(/csp_violations_total\{[^}]*directive="script-src"[^}]*\} 1/u);
  });

  it('[H5] counts unknown directives as other, and at most 20 reports of one request', async () => {
    const reports = Array.from({ length: 30 }, (_value, index) => ({
      type: 'csp-violation',
      body: { effectiveDirective: `x${index}`, blockedURL: index },
    }));
    await send('application/reports+json', reports);
    expect(violations()).toEqual(Array(20).fill(['other', 'other']));
  });

  it.each([
    ['no JSON', '{', 400],
    ['more than 32 KiB', [{ type: 'x'.repeat(33_000) }], 413],
  ])('refuses %s', async (_name, body, status) => {
    expect((await send('application/reports+json', body)).statusCode).toBe(status);
  });

  it.each([[null], [7], [[null, 'x', { type: 'csp-violation' }]], [{}]])(
    'accepts %j without an error',
    async (body) => {
      expect((await send('application/csp-report', body)).statusCode).toBe(204);
    },
  );
});
