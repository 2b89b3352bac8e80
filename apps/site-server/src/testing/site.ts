import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf as hashOf, type KeyPair, newKeyPair, openStore, signDocument } from '@alzette/release';
import {
  discoverySchemaUrl,
  type DiscoveredRelease,
  type DiscoveryDocument,
  type ReleaseManifest,
} from '@alzette/discovery';
import { noBypass } from '@alzette/operator-config';
import { legalFolder, loadLegalTexts, loadOperator, loadPictures } from '@alzette/operator-config/load';
import { noOperations } from '@alzette/server-kit';
import { checkResponses } from '@alzette/server-kit/testing';
import { buildSiteServer, type BuildOptions } from '../build';
import type { Environment } from '../settings/environment';
import type { ShellManifest } from '../static/shell-store';

export const sessionKey = 'a session key that is long enough for tests';
/** The keys of the releasing team. */
export const releaseKeys = newKeyPair();
const withdrawalKeys = newKeyPair();
/** The keys of a site server that may withdraw canaries. */
export const trustedKeys = {
  privateKey: null,
  publicKeys: { keys: [releaseKeys.publicKey] },
  withdrawal: { privateKey: withdrawalKeys.privateKey, publicKeys: { keys: [withdrawalKeys.publicKey] } },
};
export const operatorFile = join(__dirname, '../../../../libs/server/operator-config/operators/alzette.json');
// Read and validated once for all sites of a spec.
const operator = loadOperator(operatorFile);
const operatorContent = {
  operator,
  legalTexts: loadLegalTexts(legalFolder(operatorFile), operator),
  pictures: loadPictures(operatorFile),
};

/** An integrity value in the right format. */
export function integrityOf(letter: string): string {
  return `sha384-${letter.repeat(64)}`;
}

export const shellManifest: ShellManifest = {
  provides: { 'host-services': '1.0', './mount': '1.0', 'federation-runtime': '2.9' },
  entry: { js: ['framework.1a.js', 'shell.2b.js'], css: ['shell.3c.css'] },
  fonts: ['archivo-latin.woff2', 'figtree-latin.woff2'],
  preload: ['bootstrap.7a.js'],
  chunks: {
    home: ['home.9j.js'],
    offers: ['offers.9c.js', 'offers.9d.css'],
    'chosen-offer': ['chosen-offer.8a.js', 'chosen-offer.8b.css'],
    phones: ['phones.9k.js'],
    phone: ['phone.9l.js', 'phone.9m.css'],
    'plan-band': ['plan-band.8c.js', 'plan-band.8d.css'],
    prepaid: ['prepaid.9h.js'],
    http: ['http.9e.js'],
    federation: ['federation.9i.js'],
    'phones-messages-fr': ['phones-fr.9f.js'],
    'prepaid-messages-fr': ['prepaid-fr.9g.js'],
  },
  assets: {
    'framework.1a.js': integrityOf('F'),
    'shell.2b.js': integrityOf('S'),
    'shell.3c.css': integrityOf('C'),
    'bootstrap.7a.js': integrityOf('B'),
    'messages-fr.8b.js': integrityOf('G'),
  },
  messages: { fr: 'messages-fr.8b.js' },
};

export interface Overrides extends Omit<Partial<Environment>, 'releases'> {
  readonly releases?: Partial<Environment['releases']>;
}
const embedManifest: ShellManifest = {
  provides: { 'host-services': '1.1', './mount': '1.0' },
  entry: { js: ['main.1e.js'], css: ['bootstrap.3e.css'] },
  fonts: ['figtree-latin.woff2'],
  preload: ['framework.2e.js'],
  chunks: { federation: ['federation.4e.js'] },
  assets: {
    'main.1e.js': integrityOf('H'),
    'bootstrap.3e.css': integrityOf('I'),
    'framework.2e.js': integrityOf('K'),
    'federation.4e.js': integrityOf('L'),
  },
};

/** A site server over temporary folders. Close it to remove them. */
export async function startSite({ releases, ...overrides }: Overrides = {}, options: BuildOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('shell/shell-manifest.json', shellManifest);
  write('shell/assets/shell.2b.js', 'shell();');
  write('embed/shell-manifest.json', embedManifest);
  write('embed/embed.js', 'embed();');
  write('embed/assets/main.1e.js', 'host();');
  write('store/remotes/.keep', '');
  const environment = defaults(folder);
  const app = await buildSiteServer(
    { ...environment, ...overrides, releases: { ...environment.releases, ...releases } },
    // A changed file is on the next page.
    { lookEveryMs: 0, ...options },
  );

  checkResponses(app);

  return {
    app,
    write,
    /** The absolute path of a file in the site's folders. */
    path: (path: string) => join(folder, path),
    remove: (path: string) => rmSync(join(folder, path), { recursive: true }),
    publish: async (releases: Releases, revision = 1, { key = releaseKeys.privateKey, ...more }: Signing = {}) => {
      const content = { schema: discoverySchemaUrl, revision, expires: farAway, ...more, microFrontends: releases };
      write('store/discovery.json', await signDocument(content, key));
    },
    /** The discovery document in the store. */
    document: async () => (await (await openStore(join(folder, 'store'))).readDocument()).document as DiscoveryDocument,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const farAway = '2100-01-01T00:00:00Z';

interface Signing {
  readonly key?: KeyPair['privateKey'];
  readonly expires?: string | undefined;
}

export type Releases = Readonly<Record<string, readonly DiscoveredRelease[]>>;

export type Site = Awaited<ReturnType<typeof startSite>>;

export function release(name: string, version: string): DiscoveredRelease {
  return {
    url: `/remotes/${name}/${version}/remoteEntry.js`,
    metadata: { integrity: integrityOf('E'), version },
    deployment: { traffic: 100, default: true },
    extras: {
      manifest: hashOf(JSON.stringify(manifest(name, version))),
      provides: { './mount': '1.0' },
      requires: { 'host-services': '^1' },
      places: [slotOf(name)],
      entryName: `alzette_${name}`,
    },
  };
}

export function manifest(name: string, version: string): ReleaseManifest {
  return {
    name,
    version,
    container: `alzette_${name.replaceAll('-', '_')}`,
    entry: 'remoteEntry.js',
    provides: { './mount': '1.0' },
    requires: { 'host-services': '^1' },
    places: [slotOf(name)],
    assets: {
      'remoteEntry.js': integrityOf('E'),
      'mount.4d.js': integrityOf('M'),
      'mount.4d.js.LICENSE.txt': integrityOf('L'),
      'mount.5e.css': integrityOf('N'),
      'messages-en.9c.js': integrityOf('O'),
    },
    preload: ['mount.4d.js', 'mount.5e.css'],
    messages: { en: 'messages-en.9c.js' },
  };
}

function slotOf(name: string): string {
  if (name === 'cart') return 'cart';
  return name === 'prepaid-checkout' ? 'checkout/prepaid_top_up' : 'checkout/esales';
}

/** The boot JSON of a page. */
export function bootOf(page: string) {
  const text = /<script type="application\/json" id="alzette-boot"[^>]*>(.*?)<\/script>/su.exec(page)?.[1] ?? '';
  return JSON.parse(text);
}

/** The cookies that a response sets, by name. */
export function cookiesOf({ cookies }: { readonly cookies: readonly unknown[] }) {
  const set = cookies as readonly { readonly name: string; readonly value: string }[];
  return Object.fromEntries(set.map((cookie) => [cookie.name, cookie.value]));
}

function defaults(folder: string): Environment {
  return {
    host: 'localhost',
    port: 4200,
    siteUrl: 'http://localhost:4200',
    shopApiUrl: 'http://127.0.0.1:9',
    catalogueUrl: 'http://127.0.0.1:9',
    contentUrl: 'http://127.0.0.1:9',
    identityUrl: 'http://localhost:4400',
    signatureOrigin: 'http://localhost:4400',
    sandbox: 'off',
    sessionKey,
    formerSessionKeys: [],
    // Specs send thousands of requests from one address.
    networkBudget: 1_000_000,
    trustedProxies: [],
    savedCarts: { keys: [{ id: 'first', key: new Uint8Array(32).fill(1) }], days: 30 },
    login: { issuer: 'http://127.0.0.1:9/login', clientId: 'alzette-shop', clientSecret: 'a client secret for tests' },
    shellFolder: join(folder, 'shell'),
    embedFolder: join(folder, 'embed'),
    releases: {
      store: join(folder, 'store'),
      bucket: {},
      keys: trustedKeys,
      canary: { budget: 5, minimum: 5, networks: 3, sessionAgeMs: 60_000 },
    },
    ...operatorContent,
    bypass: noBypass,
    overrides: { allowed: [], remoteServers: {}, unsignedPreviews: false },
    console: null,
    logLevel: 'silent',
    operations: noOperations,
  };
}
