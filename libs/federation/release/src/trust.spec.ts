import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DiscoveredRelease, DiscoveryDocument } from '@alzette/discovery';
import { changeDocument, withdrawCanary } from './change-document';
import { isWithdrawn, versionOf, withCanary, withKilled, withRelease } from './document';
import { newKeyPair } from './keys';
import { signDocument } from './signature';
import { openStore } from './stores/open-store';
import { requireTrusted, requireUnexpired, validityMs } from './trust';

const [team, server] = [newKeyPair(), newKeyPair()];
const keys = {
  privateKey: team.privateKey,
  publicKeys: { keys: [team.publicKey] },
  withdrawal: { privateKey: server.privateKey, publicKeys: { keys: [server.publicKey] } },
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trust-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (version: string): DiscoveredRelease => ({
  url: `/remotes/cart/${version}/remoteEntry.js`,
  metadata: { integrity: `sha384-${'A'.repeat(64)}`, version },
  extras: {
    manifest: `sha384-${'B'.repeat(64)}`,
    provides: {},
    requires: {},
    places: ['cart'],
    entryName: 'alzette_cart',
  },
});

/** A store with a default and two canaries of cart. */
async function storeWithCanaries() {
  const store = await openStore(folder);
  const document = await changeDocument({ store, keys }, (present) => {
    const listed = ['1.0.0', '1.1.0', '1.2.0'].reduce(
      (next, version) => withRelease(next, 'cart', release(version), { canary: version === '1.0.0' ? undefined : 10 }),
      present,
    );
    return listed;
  });
  return { store, document };
}

const cartOf = (document: DiscoveryDocument) => document.microFrontends['alzette/cart'] ?? [];
const withdrawnIn = (document: DiscoveryDocument) => cartOf(document).filter(isWithdrawn).map(versionOf).sort();

describe('a withdrawal key', () => {
  it('[P3] withdraws canaries one after the other; the next change of a team keeps that', async () => {
    const { store } = await storeWithCanaries();
    await withdrawCanary({ store, keys }, 'cart', '1.2.0');
    const document = await withdrawCanary({ store, keys }, 'cart', '1.1.0');
    await requireTrusted(document, keys);
    expect(document).toMatchObject({ revision: 3, base: { revision: 1 } });
    expect(withdrawnIn(document)).toEqual(['1.1.0', '1.2.0']);
    expect(await withdrawCanary({ store, keys }, 'cart', '1.1.0')).toEqual(document);

    const changed = await changeDocument({ store, keys }, (present) => withRelease(present, 'cart', release('1.3.0')));
    expect(changed).not.toHaveProperty('base');
    expect(withdrawnIn(changed)).toEqual(['1.1.0', '1.2.0']);
  });

  it('[P3] cannot change anything else', async () => {
    const { document } = await storeWithCanaries();
    const withdrawn = withKilled(document, 'cart', '1.1.0');
    const forged: readonly [string, DiscoveryDocument][] = [
      ['no change', { ...document, revision: 1 }],
      ['another address', { ...withdrawn, revision: 2, microFrontends: { 'alzette/cart': [release('1.0.0')] } }],
      ['a larger canary', { ...withCanary(document, 'cart', 80, '1.1.0'), revision: 2 }],
      ['a withdrawn default', { ...withKilled(document, 'cart', '1.0.0'), revision: 2 }],
      ['a revision that blocks all later ones', { ...withdrawn, revision: Number.MAX_SAFE_INTEGER }],
      ['an older revision', { ...withdrawn, revision: 1 }],
      ['a longer validity', { ...withdrawn, revision: 2, expires: '2999-01-01T00:00:00.000Z' }],
    ];
    for (const [what, content] of forged) {
      const signed = await signDocument({ ...content, base: document }, server.privateKey);
      expect([what, await refusalOf(signed)]).toEqual([what, expect.stringContaining('more than withdrawals')]);
    }
    const alone = await signDocument({ ...withdrawn, revision: 2 }, server.privateKey);
    expect(await refusalOf(alone)).toContain('ALZETTE_RELEASE_PUBLIC_KEYS');
    const onOwnBase = await signDocument(
      { ...withdrawn, revision: 2, base: await signDocument(document, server.privateKey) },
      server.privateKey,
    );
    expect(await refusalOf(onOwnBase)).toContain('ALZETTE_RELEASE_PUBLIC_KEYS');
    const byStranger = await signDocument({ ...withdrawn, revision: 2, base: document }, newKeyPair().privateKey);
    expect(await refusalOf(byStranger)).toContain('ALZETTE_WITHDRAWAL_PUBLIC_KEYS');
  });
});

describe('the expiry of a document', () => {
  it('[P3] is 90 days after each change', async () => {
    const { document } = await storeWithCanaries();
    const end = Date.parse(document.expires ?? '');
    expect(end - Date.now()).toBeGreaterThan(validityMs - 60_000);
    expect(() => requireUnexpired(document, end - 1)).not.toThrow();
    expect(() => requireUnexpired(document, end)).toThrow('renew');
    expect(() => requireUnexpired({ ...document, expires: 'soon' }, 0)).toThrow('renew');
  });

  it('[P3] moves when a document without changes is older than half of it', async () => {
    const { store, document } = await storeWithCanaries();
    const same = (present: DiscoveryDocument) => present;
    expect(await changeDocument({ store, keys }, same)).toEqual(document);
    const { tag } = await store.readDocument();
    const soon = new Date(Date.now() + validityMs / 2 - 60_000).toISOString();
    await store.writeDocument(await signDocument({ ...document, revision: 2, expires: soon }, team.privateKey), tag);
    expect(await changeDocument({ store, keys }, same)).toMatchObject({ revision: 3 });
  });
});

async function refusalOf(document: DiscoveryDocument): Promise<string> {
  return requireTrusted(document, keys).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
}
