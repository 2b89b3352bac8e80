import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ReleaseManifest } from '@alzette/discovery';
import { integrityOf } from '../signature';

export interface ReleaseBuild extends Partial<Omit<ReleaseManifest, 'version'>> {
  readonly version: string;
  /** Content of the release's files by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Writes a small build with the shape of webpack's: files, their compressed copies and a manifest.
 *
 * @param folder is replaced
 * @returns the folder
 */
export function buildRelease(folder: string, build: ReleaseBuild): string {
  const { files = { 'remoteEntry.js': `entry('${build.version}')`, 'mount.js': 'mount()' }, ...overrides } = build;
  const { name = 'cart' } = overrides;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(folder, file), content);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
  }
  const manifest: ReleaseManifest = {
    name,
    container: `alzette_${name}`,
    entry: 'remoteEntry.js',
    provides: { './mount': '1.0' },
    requires: { 'host-services': '^1' },
    places: [name],
    assets: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, integrityOf(content)])),
    preload: ['mount.js'],
    ...overrides,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
  return folder;
}
