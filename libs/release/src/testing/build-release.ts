import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '../integrity.mjs';

/** A build as webpack leaves it, in small: `files` by name, `manifest` members that differ. */
export function buildRelease(
  folder,
  { name = 'cart', version, files = { 'remoteEntry.js': `entry('${version}')`, 'mount.js': 'mount()' }, ...manifest },
) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(folder, file), content);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
  }
  const whole = {
    name,
    version,
    container: `alzette_${name}`,
    entry: 'remoteEntry.js',
    provides: { './mount': '1.0' },
    requires: { 'host-services': '^1' },
    places: [name],
    assets: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, integrityOf(content)])),
    preload: ['mount.js'],
    ...manifest,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(whole));
  return folder;
}
