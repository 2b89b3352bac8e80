import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoverySchemaUrl } from '@alzette/discovery';
import { newKeyPair, signDocument } from '@alzette/release';

const shellManifest = { provides: { 'host-services': '1.0' }, entry: { js: [], css: [] }, fonts: [], assets: {} };

/** The files of a site server: a shell without assets, a signed store without releases, and keys. */
export async function siteFolders() {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-copies-'));
  mkdirSync(join(folder, 'shell'));
  mkdirSync(join(folder, 'store/remotes'), { recursive: true });
  writeFileSync(join(folder, 'shell/shell-manifest.json'), JSON.stringify(shellManifest));
  const { privateKey, publicKey } = newKeyPair();
  const content = { schema: discoverySchemaUrl, revision: 1, expires: '2100-01-01T00:00:00Z', microFrontends: {} };
  const document = await signDocument(content, privateKey);
  writeFileSync(join(folder, 'store/discovery.json'), JSON.stringify(document));
  const environment = {
    ALZETTE_SHELL_DIR: join(folder, 'shell'),
    ALZETTE_EMBED_DIR: join(folder, 'shell'),
    ALZETTE_STORE: join(folder, 'store'),
    ALZETTE_RELEASE_PUBLIC_KEYS: JSON.stringify({ keys: [publicKey] }),
    ALZETTE_LOGIN_CLIENT_SECRET: 'a client secret for tests',
  };
  return { environment, remove: () => rmSync(folder, { recursive: true }) };
}
