// A built release as it may be published: complete, and every file with the hash that its manifest says.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { integrityOf } from './integrity.mjs';
import { ReleaseError } from './release-error.mjs';
import { filesIn } from './stores/same-release.mjs';

const decompress = promisify(brotliDecompress);

/**
 * Reads a release's folder and checks all of it.
 *
 * @param {string} folder
 * @param {string} name of the remote that should stand there
 * @returns {Promise<{ manifest: object, integrity: string, files: number, bytes: number }>} `integrity` is the hash of release.json
 */
export async function readReleaseFolder(folder, name) {
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch((cause) => {
    throw new ReleaseError(`There is no build of ${name} in ${folder}: build it first, "npx nx build ${name}".`, {
      cause,
    });
  });
  const manifest = readManifest(text, name);
  const files = await filesIn(folder);
  const refuse = (problem) => {
    throw new ReleaseError(`The build of ${name} cannot be released: ${problem}. Build it again.`);
  };
  const missing = Object.keys(manifest.assets).find((file) => !files.includes(file));
  if (missing) refuse(`release.json names ${missing}, which is not there`);
  let bytes = 0;
  for (const file of files.filter((each) => each !== 'release.json')) {
    const content = await readFile(join(folder, file));
    bytes += content.length;
    const problem = await problemOf(file, content, manifest.assets);
    if (problem) refuse(problem);
  }
  return { manifest, integrity: integrityOf(text), files: files.length, bytes };
}

/** What the discovery document says of a release. */
export function discoveredRelease(manifest, integrity, publishedAt = new Date().toISOString()) {
  const { name, version, entry, assets, provides, requires, places, container, preload } = manifest;
  return {
    url: `/remotes/${name}/${version}/${entry}`,
    metadata: { integrity: assets[entry], version },
    extras: {
      manifest: integrity,
      provides,
      requires,
      places,
      entryName: container,
      exposedAssets: preload,
      css: preload.filter((file) => file.endsWith('.css')),
      publishedAt,
    },
  };
}

/** A manifest with all that a host needs; says what is missing. */
export function readManifest(text, name) {
  const manifest = parse(text, name);
  const { version, container, entry, provides, requires, places, assets, preload, messages } = manifest;
  const checks = {
    [`"name" is not ${name}`]: manifest.name === name,
    '"version" is no version such as 1.2.0': /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/u.test(version),
    '"container" is missing': typeof container === 'string' && container !== '',
    '"provides" names no version of ./mount': typeof provides?.['./mount'] === 'string',
    '"requires" names no range of host-services': typeof requires?.['host-services'] === 'string',
    '"places" is empty': Array.isArray(places) && places.length > 0,
    '"assets" has no hash of its entry': typeof assets?.[entry] === 'string',
    '"preload" names a file that "assets" does not': Array.isArray(preload) && preload.every((file) => file in assets),
    '"messages" names a file that "assets" does not': Object.values(messages ?? {}).every(
      (file) => file in (assets ?? {}),
    ),
  };
  const problem = Object.keys(checks).find((each) => !checks[each]);
  if (problem) throw new ReleaseError(`release.json of ${name} is not complete: ${problem}.`);
  return manifest;
}

function parse(text, name) {
  try {
    return JSON.parse(text) ?? {};
  } catch (cause) {
    throw new ReleaseError(`release.json of ${name} is not JSON: build it again.`, { cause });
  }
}

/** Null for a file that is what its manifest says; a compressed one has to hold what the file it stands for holds. */
async function problemOf(file, content, assets) {
  const stood = file.endsWith('.br') ? file.slice(0, -'.br'.length) : file;
  if (!(stood in assets)) return `${file} is not named in release.json`;
  const plain = stood === file ? content : await decompress(content).catch(() => Buffer.alloc(0));
  return integrityOf(plain) === assets[stood] ? null : `${file} is not the one that release.json has the SHA-384 of`;
}
