// A built release that may be published: complete, and every file with the hash that its manifest names.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { DiscoveredRelease, ReleasedPages, ReleaseManifest } from '@alzette/discovery';
import { ReleaseError } from './release-error';
import { integrityOf } from './signature';
import { filesOfBuild } from './stores/store';

const decompress = promisify(brotliDecompress);

export interface ReleaseFolder {
  readonly manifest: ReleaseManifest;
  /** Hash of `release.json`. */
  readonly integrity: string;
  /** Number of files. */
  readonly files: number;
  /** Size of all files but the manifest. */
  readonly bytes: number;
}

/**
 * Reads a release's folder and checks all its files.
 *
 * @param name of the remote that the folder must hold
 * @throws ReleaseError naming the first fault
 */
export async function readReleaseFolder(folder: string, name: string): Promise<ReleaseFolder> {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`There is no build of ${name} in ${folder}: build it first, "npx nx build ${name}".`, {
      cause,
    });
  });
  const manifest = readManifest(text, name);
  const { released: files } = await filesOfBuild(folder);
  const refuse = (problem: string) => {
    throw new ReleaseError(`The build of ${name} cannot be released: ${problem}. Build it again.`);
  };
  const missing = Object.keys(manifest.assets).find((file) => !files.includes(file));
  if (missing) refuse(`release.json names ${missing}, which does not exist`);
  let bytes = 0;
  for (const file of files.filter((each) => each !== 'release.json')) {
    const content = await readFile(join(folder, file));
    bytes += content.length;
    const problem = await problemOf(file, content, manifest.assets);
    if (problem) refuse(problem);
  }
  const { sbom } = manifest;
  if (sbom !== undefined && !isSbomOf(await readFile(join(folder, sbom), 'utf8'), name))
    refuse(`${sbom} is not a CycloneDX document of ${name}`);
  return { manifest, integrity: integrityOf(text), files: files.length, bytes };
}

function isSbomOf(text: string, name: string): boolean {
  try {
    const { bomFormat, metadata } = JSON.parse(text) as Partial<Sbom>;
    return bomFormat === 'CycloneDX' && metadata?.component?.name === name;
  } catch {
    return false;
  }
}

interface Sbom {
  readonly bomFormat: unknown;
  readonly metadata: { readonly component?: { readonly name: string } };
}

/** A release as the discovery document lists it. */
export function discoveredRelease(
  manifest: ReleaseManifest,
  integrity: string,
  publishedAt = new Date().toISOString(),
): DiscoveredRelease {
  const { name, version, entry, assets, provides, requires, places, pages, container } = manifest;
  return {
    url: `/remotes/${name}/${version}/${entry}`,
    metadata: { integrity: assets[entry] ?? '', version },
    extras: {
      manifest: integrity,
      provides,
      requires,
      places,
      ...(pages && { pages }),
      entryName: container,
      publishedAt,
    },
  };
}

/**
 * Reads a `release.json`.
 *
 * @throws ReleaseError naming the data that a host needs and the manifest lacks
 */
export function readManifest(text: string, name: string): ReleaseManifest {
  const manifest = parseManifest(text, name);
  const { version = '', container, entry = '', standaloneEntry, provides, requires, places, pages = {} } = manifest;
  const { preload, messages, server, sbom } = manifest;
  const assets = manifest.assets ?? {};
  const checks: Readonly<Record<string, boolean>> = {
    [`"name" is not ${name}`]: manifest.name === name,
    '"version" is not a version such as 1.2.0': /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/u.test(version),
    '"container" is missing': typeof container === 'string' && container !== '',
    '"provides" names no version of ./mount': typeof provides?.['./mount'] === 'string',
    '"requires" names no range of host-services': typeof requires?.['host-services'] === 'string',
    '"places" is empty': Array.isArray(places) && places.length > 0,
    '"pages" names a slot that "places" does not': Object.keys(pages).every((slot) => places?.includes(slot)),
    '"pages" lacks an address or a title in a language': Object.values(pages).every(isComplete),
    '"assets" has no hash of its entry': typeof assets[entry] === 'string',
    '"standaloneEntry" names a file that "assets" does not': standaloneEntry === undefined || standaloneEntry in assets,
    '"server" names a file that "assets" does not': server === undefined || server in assets,
    '"sbom" names a file that "assets" does not': sbom === undefined || sbom in assets,
    '"server" and "provides" of ./server do not go together':
      (server === undefined) === (provides?.['./server'] === undefined),
    '"preload" names a file that "assets" does not': Array.isArray(preload) && preload.every((file) => file in assets),
    '"messages" names a file that "assets" does not': Object.values(messages ?? {}).every((file) => file in assets),
  };
  const problem = Object.keys(checks).find((each) => !checks[each]);
  if (problem) throw new ReleaseError(`release.json of ${name} is not complete: ${problem}.`);
  return manifest as ReleaseManifest;
}

/** Sites refuse a document with any other page. */
function isComplete({ path, title }: Partial<ReleasedPages[string]>): boolean {
  const isPath = (text = '') => /^[^/\s?#]+(\/[^/\s?#]+)*$/u.test(text);
  return (['fr', 'en', 'de'] as const).every((locale) => isPath(path?.[locale]) && Boolean(title?.[locale]));
}

function parseManifest(text: string, name: string): Partial<ReleaseManifest> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<ReleaseManifest>;
  } catch (cause) {
    throw new ReleaseError(`release.json of ${name} is not JSON: build it again.`, { cause });
  }
}

/** Null for a file with the hash of its manifest. A compressed file must hold the content of the file without `.br`. */
async function problemOf(file: string, content: Buffer, assets: ReleaseManifest['assets']): Promise<string | null> {
  const plainFile = file.endsWith('.br') ? file.slice(0, -'.br'.length) : file;
  if (!(plainFile in assets)) return `${file} is not named in release.json`;
  const plain = plainFile === file ? content : await decompress(content).catch(() => Buffer.alloc(0));
  return integrityOf(plain) === assets[plainFile] ? null : `${file} does not match its SHA-384 in release.json`;
}
