import { loadOperator } from '@alzette/operator-config/load';
import { seriousPolicyFindings } from '@alzette/server-kit/testing';
import { operatorFile, startSite, type Site } from '../testing/site';

const page = { accept: 'text/html' };
const origin = 'https://www.operator.example';
const operator = { ...loadOperator(operatorFile), embedding: { origins: [origin] } };

let plain: Site;
let secure: Site;
let staging: Site;
beforeAll(async () => {
  const overrides = { allowed: ['https://dev.example'], remoteServers: {}, unsignedPreviews: false };
  [plain, secure, staging] = await Promise.all([
    startSite({ operator }),
    startSite({ siteUrl: 'https://shop.example', operator }),
    startSite({ siteUrl: 'https://staging.example', overrides }),
  ]);
});
afterAll(() => Promise.all([plain, secure, staging].map((site) => site.close())));

const responses: readonly (readonly [
  response: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  status: number,
])[] = [
  ['a page', '/fr', page, 200],
  ['the checkout', '/en/checkout?step=payment', page, 200],
  ['an unknown page', '/de/gibt-es-nicht', page, 404],
  ['the error page', '/nowhere', page, 404],
  ['the message page', '/api/login?returnTo=/fr', page, 503],
  ['a redirect', '/', page, 302],
  ['the boot data of an embedding page', '/embed/boot.json', { origin }, 200],
  ['the session', '/api/session', {}, 200],
  ['an upstream outage', '/api/v2/shop/orders/a', {}, 502],
  ['a problem', '/api/nothing', {}, 404],
  ['a malformed address', '/a%zz', {}, 400],
];

describe.each(responses)('%s', (_response, url, headers, status) => {
  it('has a policy without serious findings, and the other security headers', async () => {
    for (const site of [plain, secure, staging]) {
      const response = await site.app.inject({ url, headers });
      if (site !== staging) expect(response.statusCode).toBe(status);
      expect(seriousPolicyFindings(response.headers['content-security-policy'])).toEqual([]);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['referrer-policy']).toMatch(/^(same-origin|no-referrer)$/u);
    }
  });
});

it.each([
  ['a script', '/assets/shell.2b.js'],
  ['the script for embedding pages', '/embed.js'],
  ['the theme for embedding pages', '/embed/theme.css'],
])('%s has the security headers of a file, and none of a document', async (_file, url) => {
  const { statusCode, headers } = await secure.app.inject({ url });
  expect(statusCode).toBe(200);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe(url.endsWith('.css') ? 'same-origin' : undefined);
  expect(headers['strict-transport-security']).toBeDefined();
  expect(headers['cross-origin-resource-policy']).toBeDefined();
  expect(JSON.stringify(headers).length).toBeLessThan(600);
});

it('only a site with https sends Strict-Transport-Security', async () => {
  const headersOf = async (site: Site) => (await site.app.inject('/fr')).headers;
  expect((await headersOf(secure))['strict-transport-security']).toContain('max-age=31536000');
  expect((await headersOf(plain))['strict-transport-security']).toBeUndefined();
  expect(await headersOf(secure)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    // A frame gets the camera only if the policy lists `self` beside its origin.
    'permissions-policy': 'camera=(self "http://localhost:4400"), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
  });
});

it.each([
  ['cross-site', 'same-origin-allow-popups'],
  ['same-site', 'same-origin-allow-popups'],
  ['same-origin', undefined],
  ['none', undefined],
])(
  'only where another site may hold its window, a page has an opener policy: Sec-Fetch-Site %s, %s',
  async (from, policy) => {
    const { headers } = await secure.app.inject({ url: '/fr', headers: { 'sec-fetch-site': from } });
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  },
);

it('a page allows another origin only for an override', async () => {
  const { headers } = await staging.app.inject({
    url: '/fr',
    headers: { cookie: `__Host-alzette_overrides=${encodeURIComponent('cart=https://dev.example')}` },
  });
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://dev.example");
  expect(seriousPolicyFindings(headers['content-security-policy'])).toEqual([]);
});

it('a page makes no script, HTML or script address from text, except for files of its own origin', async () => {
  const { body, headers } = await plain.app.inject('/fr');
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types default;");
  const script =
    /<script nonce="[^"]+">(\(function\(\)\{\nif\(!window\.trustedTypes[\s\S]*?\}\)\(\);)/u.exec(body)?.[1] ?? '';
  const rules: { createScriptURL?: (url: string) => string; createHTML?: unknown; createScript?: unknown } = {};
  const trustedTypes = { createPolicy: (name: string, given: object) => Object.assign(rules, { name }, given) };
  const location = { origin: 'https://shop.example', href: 'https://shop.example/fr' };
  new Function('window', 'trustedTypes', 'location', 'URL', script)({ trustedTypes }, trustedTypes, location, URL);
  expect(Object.keys(rules)).toEqual(['name', 'createScriptURL']);
  expect(rules.createScriptURL?.('/assets/a.js')).toBe('/assets/a.js');
  expect(() => rules.createScriptURL?.('https://evil.example/a.js')).toThrow('No script may load');
});

it('a page names the address for reports of violations', async () => {
  const { headers } = await plain.app.inject('/fr');
  expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
  expect(headers['content-security-policy']).toContain('report-to csp; report-uri /api/csp-reports');
});

it('the check finds the faults of a weak policy', () => {
  expect(seriousPolicyFindings("script-src 'self' 'unsafe-inline' https:")).not.toEqual([]);
  expect(seriousPolicyFindings(undefined)).not.toEqual([]);
});
