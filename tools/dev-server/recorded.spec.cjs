const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

let tools;
let origins;
let folder;
beforeAll(async () => {
  tools = await import('./recorded.mjs');
  origins = await import('./origins.mjs');
  folder = mkdtempSync(join(tmpdir(), 'recorded-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('recorded responses', () => {
  it('have a file for each method and path', () => {
    expect(tools.fileOf('GET', '/api/catalogue/devices/ernz-9-pro')).toBe('get.api.catalogue.devices.ernz-9-pro.json');
    expect(tools.fileOf('POST', '/api/v2/../%2e%2e/x y')).toBe('post.api.v2.......x_y.json');
  });

  it('are found by their query, in any order, and replaced by a newer one', () => {
    const file = join(folder, 'a/get.api.json');
    const response = { method: 'GET', path: '/api', status: 200 };
    tools.record(file, { ...response, query: '?locale=fr&b=1', body: 1 });
    tools.record(file, { ...response, query: 'locale=en', body: 2 });
    tools.record(file, { ...response, query: 'b=1&locale=fr', body: 3 });
    expect(tools.recordedResponse(file, '?b=1&locale=fr')).toMatchObject({ status: 200, body: 3 });
    expect(tools.recordedResponse(file, '?locale=en').body).toBe(2);
    expect(tools.recordedResponse(file, '')).toBeNull();
    expect(tools.recordedResponse(join(folder, 'none.json'), '')).toBeNull();
    expect(tools.readRecorded(file).responses).toHaveLength(2);
  });
});

describe('pages that may read from a dev server', () => {
  it('[P3] are those of this machine, and named ones', () => {
    for (const origin of ['http://localhost:4200', 'http://127.0.0.1:1', 'https://shop.localhost'])
      expect(origins.isAllowedSite(origin, [])).toBe(true);
    for (const origin of ['', 'null', 'https://evil.example', 'http://localhost.evil.example'])
      expect(origins.isAllowedSite(origin, [])).toBe(false);
    expect(origins.isAllowedSite('https://staging.example', ['https://staging.example'])).toBe(true);
  });
});
