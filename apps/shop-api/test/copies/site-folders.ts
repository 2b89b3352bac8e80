import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeyPair } from '@alzette/release';

const shellManifest = { provides: { 'host-services': '1.0' }, entry: { js: [], css: [] }, fonts: [], assets: {} };

/** What a site server reads from the disk: the build of a shell without files, a store without releases, and keys. */
export function siteFolders() {
  const folder = mkdtempSync(join(tmpdir(), 'alzette-copies-'));
  mkdirSync(join(folder, 'shell'));
  mkdirSync(join(folder, 'store/remotes'), { recursive: true });
  writeFileSync(join(folder, 'shell/shell-manifest.json'), JSON.stringify(shellManifest));
  const environment = {
    ALZETTE_SHELL_DIR: join(folder, 'shell'),
    ALZETTE_EMBED_DIR: join(folder, 'shell'),
    ALZETTE_STORE: join(folder, 'store'),
    ALZETTE_RELEASE_PUBLIC_KEYS: JSON.stringify({ keys: [newKeyPair().publicKey] }),
    ALZETTE_LOGIN_CLIENT_SECRET: 'a client secret for tests',
  };
  return { environment, remove: () => rmSync(folder, { recursive: true }) };
}
