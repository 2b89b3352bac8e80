import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '@alzette/shop-api/platform/testing';
import { root } from '../test/bundled-servers';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The settings of the first version, which the guide leaves out. */
const first = [
  ...['BYPASS', 'CANARY_BUDGET', 'CANARY_MINIMUM', 'CART_DAYS', 'CART_KEYS', 'CATALOGUE_URL', 'CONTENT_URL', 'DATA'],
  ...['DRAIN_SECONDS', 'EMBEDDING_ORIGINS', 'EMBED_DIR', 'HOST', 'LOGIN_CLIENT_ID', 'LOGIN_CLIENT_SECRET'],
  ...['METRICS_PORT', 'ORDER_LIFETIME_HOURS', 'ORDER_WEBHOOK_SECRET', 'ORDER_WEBHOOK_URL', 'OVERRIDES', 'PARTNER_URL'],
  ...['RELEASE_KEY', 'RELEASE_PUBLIC_KEYS', 'REMOTE_SERVERS', 'RETENTION_DAYS', 'SESSION_KEY', 'SHELL_DIR'],
  ...['SHOP_API_PORT', 'SIGNATURE_CERTIFICATES', 'SITE_PORT', 'STAGE', 'STORE', 'TRUSTED_PROXIES'],
].map((name) => `ALZETTE_${name}`);

it('[V15] the upgrade guide names each migration and each setting that came after the first version', () => {
  const guide = read('docs/guides/upgrade.md');
  expect(Object.keys(migrations).filter((name) => !guide.includes(`| \`${name}\` |`))).toEqual([]);
  const tables = ['shop-api', 'site-server'].map((server) => read(`apps/${server}/README.md`)).join('\n');
  const settings = new Set(tables.match(/\bALZETTE_[A-Z_]+[A-Z]\b/gu));
  expect(settings.size).toBeGreaterThan(40);
  const named = (setting: string) =>
    guide.includes(`\`${setting}\``) || (setting.endsWith('_URL') && guide.includes(setting.replace(/URL$/u, 'KEY')));
  expect([...settings].filter((setting) => !first.includes(setting) && !named(setting))).toEqual([]);
});
