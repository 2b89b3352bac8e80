// Puts the built remotes into the release store as immutable folders and makes each the default of its remote in the
// discovery document. Neither rebuilds nor restarts the shell: hosts read the document.
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
const keptReleases = 3;

/**
 * @param {{ root: string, store: string, remotes: readonly string[], builds?: string }} options `builds` is where they were built
 * @returns {Promise<readonly string[]>} the versions made default, as `name@version`
 */
export async function publishRemotes({ root, store, remotes, builds = join(root, 'dist/apps') }) {
  const document = await readDocument(store);
  const published = [];
  for (const name of remotes) {
    const built = join(builds, name);
    const manifest = JSON.parse(await readFile(join(built, 'release.json'), 'utf8'));
    await copyRelease(built, join(store, 'remotes', name, manifest.version));
    document.microFrontends[`alzette/${name}`] = withDefault(
      document.microFrontends[`alzette/${name}`] ?? [],
      toDiscoveredRelease(manifest),
    );
    published.push(`${name}@${manifest.version}`);
  }
  document.revision += 1;
  await writeDocument(store, document);
  return published;
}

async function readDocument(store) {
  const file = join(store, 'discovery.json');
  if (!existsSync(file)) return { schema, revision: 0, microFrontends: {} };
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeDocument(store, document) {
  const file = join(store, 'discovery.json');
  await mkdir(store, { recursive: true });
  // A reader sees the old document or the new one, never half of it.
  await writeFile(`${file}.next`, `${JSON.stringify(document, null, 2)}\n`);
  await rename(`${file}.next`, file);
}

async function copyRelease(built, folder) {
  if (existsSync(join(folder, 'release.json'))) return;
  const arriving = `${folder}.arriving`;
  await cp(built, arriving, { recursive: true });
  await rename(arriving, folder);
}

function withDefault(releases, release) {
  const others = releases
    .filter(({ metadata }) => metadata.version !== release.metadata.version)
    .map((other) => ({ ...other, deployment: { traffic: 0, default: false } }));
  return [release, ...others].slice(0, keptReleases);
}

function toDiscoveredRelease({ name, version, entry, assets, provides, requires, places, container, preload }) {
  return {
    url: `/remotes/${name}/${version}/${entry}`,
    metadata: { integrity: assets[entry], version },
    deployment: { traffic: 100, default: true },
    extras: {
      provides,
      requires,
      places,
      entryName: container,
      exposedAssets: preload,
      css: preload.filter((file) => file.endsWith('.css')),
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
  const remotes = process.argv.slice(2);
  if (remotes.length === 0) {
    console.error('Usage: node tools/release/publish.mjs <remote> [<remote> …]');
    process.exit(1);
  }
  const store = process.env.ALZETTE_STORE ?? join(root, 'dist/store');
  console.log((await publishRemotes({ root, store, remotes })).join('\n'));
}
