import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCompatible } from '@alzette/discovery';
import { ReleaseError } from './release-error';

/** The frameworks that a remote takes from its host instead of bundling them (ADR 0001). */
export const sharedFrameworks = ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'react-intl'];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Refuses a remote whose package.json requires another version of a framework than hosts share: at run time it gets the host's.
 *
 * @throws ReleaseError with the file, the range and the version of the host
 */
export function checkFrameworks(root: string, remote: string): void {
  const file = `apps/${remote}/package.json`;
  const [own, workspace] = [readManifest(root, file), readManifest(root, 'package.json')];
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'] as const)
    for (const name of sharedFrameworks) {
      const [range, version] = [own[kind]?.[name], workspace.dependencies?.[name]];
      if (range === undefined || version === undefined || isCompatible(range, version)) continue;
      throw new ReleaseError(
        `${file} has ${name} ${range} in ${kind}, and hosts share ${version}: write ^${version.split('.')[0]}.0.0, or raise the version of the host first.`,
      );
    }
}

function readManifest(root: string, file: string): Manifest {
  const path = join(root, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}
