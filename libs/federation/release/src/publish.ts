// Publishes built releases: those of a team, and those that were built on this machine for this machine.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releasesOf, type DiscoveryDocument, type ReleaseManifest } from '@alzette/discovery';
import { changeDocument, readTrustedDocument, type ChangeOptions } from './change-document';
import { emptyDocument, withRelease, type ListingOptions } from './document';
import { readReleaseKeys, type Variables } from './keys';
import { discoveredRelease, readReleaseFolder } from './release-folder';
import { type ReleaseOrigin, writeOrigin } from './origin';
import { isBucket, openStore } from './stores/open-store';
import { filesOfBuild, privateFolder, type Store } from './stores/store';

export interface PublishOptions extends ChangeOptions, ListingOptions {
  readonly releases: readonly { readonly name: string; readonly folder: string }[];
  /** The origin of the builds; null or left out when it is unknown. */
  readonly origin?: ReleaseOrigin | null | undefined;
  /** May refuse a release, by rejecting, before anything is uploaded. */
  readonly check?: ((manifest: ReleaseManifest) => Promise<unknown>) | undefined;
}

export interface PublishResult {
  readonly published: readonly { readonly name: string; readonly version: string }[];
  /** The document that the store held before. */
  readonly before: DiscoveryDocument;
  readonly document: DiscoveryDocument;
}

/**
 * Puts built releases into a store and lists them, each as the default of its remote or as a canary. All files are uploaded
 * before the document names them. Hosts read the document, so nothing is rebuilt or restarted.
 */
export async function publishReleases({
  releases,
  check,
  canary,
  preview,
  keep,
  origin,
  ...target
}: PublishOptions): Promise<PublishResult> {
  const uploaded: { name: string; version: string; release: ReturnType<typeof discoveredRelease> }[] = [];
  for (const { name, folder } of releases) {
    const { manifest, integrity } = await readReleaseFolder(folder, name);
    await check?.(manifest);
    await target.store.putRelease(name, manifest.version, folder);
    await putMaps(target.store, manifest, folder);
    if (origin) await writeOrigin(target.store, manifest, origin);
    uploaded.push({ name, version: manifest.version, release: discoveredRelease(manifest, integrity) });
  }
  let before = emptyDocument;
  const document = await changeDocument(target, (present) => {
    before = present;
    return uploaded.reduce(
      (next, { name, release }) => withRelease(next, name, release, { canary, preview, keep }),
      present,
    );
  });
  return { published: uploaded.map(({ name, version }) => ({ name, version })), before, document };
}

/** Stores the source maps of a build, where the site server finds them. */
async function putMaps(store: Store, { name, version }: ReleaseManifest, folder: string): Promise<void> {
  for (const file of (await filesOfBuild(folder)).maps)
    await store.writeFile(`${privateFolder(name, version)}/${file}`, await readFile(join(folder, file)));
}

export interface LocalBuilds {
  /** Address of the store. */
  readonly store: string;
  readonly remotes: readonly string[];
  /** The folder that holds one build per remote. */
  readonly builds: string;
  /** Holds the keys. */
  readonly env: Variables;
}

/**
 * Publishes to this machine's own store. Only the new release stays listed, so that a reloaded page shows it. A document that
 * an older key signed is replaced.
 *
 * @returns the versions made default, as `name@version`
 */
export async function publishRemotes({ store, ...built }: LocalBuilds): Promise<readonly string[]> {
  const opened = await openStore(store, built.env);
  const { tag } = await opened.readDocument();
  // The folder may replace a deleted one, whose highest revision the shop's database remembers.
  const minRevision = tag === null ? Math.floor(Date.now() / 1000) : 0;
  return publishBuilds(opened, built, { keep: 1, whenUntrusted: 'replace', minRevision });
}

/** Publishes to a folder that teams release to, but only the remotes without a release there. */
export async function publishMissingRemotes({ store: address, ...built }: LocalBuilds): Promise<readonly string[]> {
  if (isBucket(address)) return [];
  const store = await openStore(address, built.env);
  const document = await readTrustedDocument({ store, keys: readReleaseKeys(built.env) });
  const missing = built.remotes.filter((name) => releasesOf(document, name).length === 0);
  return publishBuilds(store, { ...built, remotes: missing });
}

async function publishBuilds(
  store: Store,
  { remotes, builds, env }: Omit<LocalBuilds, 'store'>,
  options: Pick<PublishOptions, 'keep' | 'whenUntrusted' | 'minRevision'> = {},
): Promise<readonly string[]> {
  if (remotes.length === 0) return [];
  const releases = remotes.map((name) => ({ name, folder: join(builds, name) }));
  const { published } = await publishReleases({ store, keys: readReleaseKeys(env), releases, ...options });
  return published.map(({ name, version }) => `${name}@${version}`);
}
