import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasesOf, type DiscoveryDocument } from '@alzette/discovery';
import { newKeyPair } from './keys';
import { publishMissingRemotes, publishReleases, publishRemotes, type PublishOptions } from './publish';
import { integrityOf } from './signature';
import { requireTrusted } from './trust';
import { openStore } from './stores/open-store';
import { buildRelease, type ReleaseBuild } from './testing';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const store = () => join(root, 'store');
const readDocument = () => JSON.parse(readFileSync(join(store(), 'discovery.json'), 'utf8')) as DiscoveryDocument;

describe('publishReleases', () => {
  const { privateKey, publicKey } = newKeyPair();
  const keys = { privateKey, publicKeys: { keys: [publicKey] } };
  const published = (file: string) => join(store(), 'remotes/cart', file);
  const listed = (document: DiscoveryDocument) =>
    releasesOf(document, 'cart').map(({ metadata, deployment }) => [metadata.version, deployment?.traffic]);

  async function publish(
    version: string,
    options: Partial<PublishOptions> = {},
    build: Partial<ReleaseBuild> = {},
  ): Promise<DiscoveryDocument> {
    const folder = buildRelease(join(root, 'built'), { version, ...build });
    const releases = [{ name: 'cart', folder }];
    return (await publishReleases({ store: await openStore(store()), keys, releases, ...options })).document;
  }

  it('[P3] adds the folder of a remote and lists it as the default in a signed document', async () => {
    const document = await publish('1.0.0');
    expect(existsSync(published('1.0.0/remoteEntry.js.br'))).toBe(true);
    expect(readDocument()).toEqual(document);
    await requireTrusted(document, keys);
    expect(document).toMatchObject({
      revision: 1,
      microFrontends: {
        'alzette/cart': [
          {
            url: '/remotes/cart/1.0.0/remoteEntry.js',
            deployment: { traffic: 100, default: true },
            extras: { manifest: integrityOf(readFileSync(published('1.0.0/release.json'))) },
          },
        ],
      },
    });
  });

  it('[P3] stores source maps apart from what sites serve', async () => {
    const folder = buildRelease(join(root, 'built'), { version: '1.0.0' });
    mkdirSync(join(folder, 'maps'));
    writeFileSync(join(folder, 'maps/mount.js.map'), '{}');
    await publishReleases({ store: await openStore(store()), keys, releases: [{ name: 'cart', folder }] });
    expect(readdirSync(published('1.0.0'))).not.toContain('maps');
    expect(readFileSync(join(store(), 'private/cart/1.0.0/maps/mount.js.map'), 'utf8')).toBe('{}');
  });

  it('[P1, P3] lists the pages of a release, and refuses incomplete ones', async () => {
    const texts = { fr: 'fidelite', en: 'loyalty', de: 'treue' };
    const pages = { cart: { path: texts, title: texts } };
    const { microFrontends } = await publish('1.0.0', {}, { pages });
    expect(microFrontends['alzette/cart']?.[0]?.extras.pages).toEqual(pages);
    const slashed = { cart: { path: { ...texts, de: '/treue' }, title: texts } };
    await expect(publish('1.1.0', {}, { pages: slashed })).rejects.toThrow('lacks an address');
    await expect(publish('1.1.0', {}, { pages: { other: pages.cart } })).rejects.toThrow('"places" does not');
  });

  it('[P3] keeps the newest releases listed and every folder', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']) await publish(version);
    const document = await publish('1.6.0', { canary: 10 });
    expect(listed(document)).toEqual([
      ['1.6.0', 10],
      ['1.5.0', 90],
      ['1.4.0', 0],
      ['1.3.0', 0],
      ['1.2.0', 0],
    ]);
    expect(document.revision).toBe(7);
    expect(readdirSync(published('')).sort()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0']);
  });

  it('[P3] changes nothing for equal content, and refuses other content under a published version', async () => {
    const before = await publish('1.0.0');
    expect(await publish('1.0.0')).toEqual(before);
    const files = { 'remoteEntry.js': 'other()', 'mount.js': 'mount()' };
    await expect(publish('1.0.0', {}, { files })).rejects.toThrow('raise the version');
    expect(readFileSync(published('1.0.0/remoteEntry.js'), 'utf8')).toBe("entry('1.0.0')");
  });

  it.each([
    [
      'a file that was changed after the build',
      (built: string) => writeFileSync(join(built, 'mount.js'), 'tampered()'),
      'mount.js does not match its SHA-384',
    ],
    [
      'a compressed file with other content',
      (built: string) => writeFileSync(join(built, 'mount.js.br'), 'tampered'),
      'mount.js.br does not match its SHA-384',
    ],
    [
      'a file that the manifest does not name',
      (built: string) => writeFileSync(join(built, 'extra.js'), 'extra()'),
      'extra.js is not named',
    ],
    ['a missing file', (built: string) => rmSync(join(built, 'mount.js')), 'names mount.js, which does not exist'],
    ['a manifest without contract', (built: string) => changeManifest(built, { requires: {} }), 'host-services'],
    [
      'a manifest of another remote',
      (built: string) => changeManifest(built, { name: 'basket' }),
      '"name" is not cart',
    ],
  ])('[P3] refuses %s and lists nothing', async (_what, spoil, sentence) => {
    const folder = buildRelease(join(root, 'built'), { version: '1.0.0' });
    spoil(folder);
    const releases = [{ name: 'cart', folder }];
    await expect(publishReleases({ store: await openStore(store()), keys, releases })).rejects.toThrow(sentence);
    expect(existsSync(join(store(), 'discovery.json'))).toBe(false);
  });

  it('[V3] publishes the SBOM of a release under its hash, and refuses a changed or unnamed one, and that of another remote', async () => {
    const sbomOf = (name: string) => JSON.stringify({ bomFormat: 'CycloneDX', metadata: { component: { name } } });
    const build = (name: string, sbom = 'sbom.cdx.json') => ({
      files: { 'remoteEntry.js': 'entry()', 'sbom.cdx.json': sbomOf(name) },
      preload: [],
      sbom,
    });
    await publish('1.0.0', {}, build('cart'));
    expect(readFileSync(published('1.0.0/sbom.cdx.json'), 'utf8')).toBe(sbomOf('cart'));
    await expect(publish('1.1.0', {}, build('basket'))).rejects.toThrow('is not a CycloneDX document of cart');
    await expect(publish('1.1.0', {}, build('cart', 'other.json'))).rejects.toThrow('"sbom" names a file');
    const folder = buildRelease(join(root, 'changed'), { version: '1.1.0', ...build('cart') });
    writeFileSync(join(folder, 'sbom.cdx.json'), sbomOf('cart').replace('{', '{ '));
    const releases = [{ name: 'cart', folder }];
    const changed = publishReleases({ store: await openStore(store()), keys, releases });
    await expect(changed).rejects.toThrow('sbom.cdx.json does not match its SHA-384');
  });

  it('[P3] refuses to change a document that no known key signed, unless it may replace it', async () => {
    await publish('1.0.0');
    const other = newKeyPair();
    const otherKeys = { privateKey: other.privateKey, publicKeys: { keys: [other.publicKey] } };
    await expect(publish('1.1.0', { keys: otherKeys })).rejects.toThrow('ALZETTE_RELEASE_PUBLIC_KEYS');
    await expect(publish('1.1.0', { keys: { ...keys, privateKey: null } })).rejects.toThrow('ALZETTE_RELEASE_KEY');
    const replaced = await publish('1.1.0', { keys: otherKeys, whenUntrusted: 'replace' });
    expect(listed(replaced)).toEqual([['1.1.0', 100]]);
    expect(replaced.revision).toBe(2);
  });

  it('[P3] continues after a process was killed between taking a revision and publishing it', async () => {
    const before = await publish('1.0.0');
    const taken = await publish('1.1.0');
    writeFileSync(join(store(), 'discovery.json'), JSON.stringify(before));
    expect(await publish('1.1.0')).toEqual(taken);
    expect(readDocument()).toEqual(taken);
  });

  function changeManifest(built: string, change: object): void {
    const file = join(built, 'release.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
  }
});

describe('publishing what this machine built', () => {
  const newKeys = () => ({ ALZETTE_RELEASE_KEY: JSON.stringify(newKeyPair().privateKey) });
  const env = newKeys();
  const options = (remotes: readonly string[], keys = env) => ({
    store: store(),
    builds: join(root, 'built'),
    remotes,
    env: keys,
  });
  const build = (name: string, version: string) => buildRelease(join(root, 'built', name), { name, version });
  const listed = () => {
    const { revision, microFrontends } = readDocument();
    return {
      revision,
      versions: Object.values(microFrontends)
        .flat()
        .map(({ metadata }) => metadata.version),
    };
  };

  it('[P3] lists only the new release, and changes nothing when nothing is new', async () => {
    build('cart', '1.0.0');
    expect(await publishRemotes(options(['cart']))).toEqual(['cart@1.0.0']);
    build('cart', '1.1.0');
    await publishRemotes(options(['cart']));
    await publishRemotes(options(['cart']));
    const { revision, versions } = listed();
    expect(versions).toEqual(['1.1.0']);
    await publishRemotes(options(['cart']));
    expect(listed().revision).toBe(revision);
    // Higher than the few revisions of a store that was deleted.
    expect(revision).toBeGreaterThan(Date.now() / 1000 - 60);
  });

  it('[P3] replaces a document of a lost key or without a signature', async () => {
    build('cart', '1.0.0');
    await publishRemotes(options(['cart']));
    const { revision } = listed();
    await publishRemotes(options(['cart'], newKeys()));
    expect(listed()).toEqual({ revision: revision + 1, versions: ['1.0.0'] });
    rmSync(join(root, 'store/revisions'), { recursive: true });
    writeFileSync(join(root, 'store/discovery.json'), JSON.stringify({ revision: 41, microFrontends: {} }));
    await publishRemotes(options(['cart']));
    expect(listed()).toEqual({ revision: 42, versions: ['1.0.0'] });
  });

  it('[P3] adds only missing remotes to a store of teams', async () => {
    build('cart', '1.0.0');
    build('basket', '1.0.0');
    expect(await publishMissingRemotes(options(['cart']))).toEqual(['cart@1.0.0']);
    build('cart', '2.0.0');
    expect(await publishMissingRemotes(options(['cart', 'basket']))).toEqual(['basket@1.0.0']);
    expect(listed()).toEqual({ revision: 2, versions: ['1.0.0', '1.0.0'] });
    await expect(publishMissingRemotes(options(['cart'], newKeys()))).rejects.toThrow('No key');
    expect(await publishMissingRemotes({ ...options(['cart']), store: 's3://shop' })).toEqual([]);
  });
});
