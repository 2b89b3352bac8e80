const { mkdtempSync, rmSync, statSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

it('makes the keys once, keeps them for the owner only, and lets the environment have the last word', async () => {
  const { withKeys } = await import('./keys.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const first = withKeys({}, folder);
  expect(first.ALZETTE_SESSION_KEY).toHaveLength(64);
  expect(withKeys({}, folder)).toEqual(first);
  expect(withKeys({ ALZETTE_PARTNER_KEY: 'mine' }, folder).ALZETTE_PARTNER_KEY).toBe('mine');
  expect(statSync(join(folder, 'keys.json')).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});
