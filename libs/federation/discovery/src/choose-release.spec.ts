import { chooseRelease, isCompatible, rankReleases } from './choose-release';
import type { DiscoveredRelease, DiscoveryDocument } from './document';

interface ReleaseOptions {
  readonly traffic?: number;
  readonly isDefault?: boolean;
  readonly requires?: string;
  readonly withdrawn?: boolean;
}

function release(
  version: string,
  { traffic = 0, isDefault = false, requires = '^1', withdrawn = false }: ReleaseOptions = {},
) {
  return {
    url: `/remotes/cart/${version}/remoteEntry.js`,
    metadata: { integrity: 'sha384-x', version },
    deployment: { traffic, default: isDefault },
    extras: {
      manifest: 'sha384-y',
      provides: { './mount': '1.0' },
      requires: { 'host-services': requires },
      places: ['cart'],
      entryName: 'alzette_cart',
      ...(withdrawn && { withdrawn }),
    },
  } satisfies DiscoveredRelease;
}

function documentWith(...releases: DiscoveredRelease[]): DiscoveryDocument {
  return { schema: 'v1', revision: 1, microFrontends: { 'alzette/cart': releases } };
}

const visitor = { visitorId: 'visitor', hostServicesVersion: '1.0' };

describe('chooseRelease', () => {
  it('[P1] finds a remote by its name in any scope', () => {
    expect(chooseRelease(documentWith(release('1.0.0')), 'cart', visitor)?.metadata.version).toBe('1.0.0');
    expect(chooseRelease(documentWith(release('1.0.0')), 'prepaid', visitor)).toBeNull();
  });

  it('[P3] gives a canary its share of the visitors, and the default release the others', () => {
    const document = documentWith(
      release('1.1.0', { traffic: 20 }),
      release('1.0.0', { isDefault: true, traffic: 80 }),
    );
    const versions = Array.from(
      { length: 2000 },
      (_, index) => chooseRelease(document, 'cart', { ...visitor, visitorId: `visitor-${index}` })?.metadata.version,
    );
    const share = versions.filter((version) => version === '1.1.0').length / versions.length;
    expect(share).toBeGreaterThan(0.17);
    expect(share).toBeLessThan(0.23);
  });

  it('[P3] gives a canary no more than its share when there is no default', () => {
    const document = documentWith(release('1.1.0', { traffic: 20 }), release('1.0.0', { withdrawn: true }));
    const given = Array.from({ length: 500 }, (_, index) =>
      chooseRelease(document, 'cart', { ...visitor, visitorId: `visitor-${index}` }),
    );
    const share = given.filter((each) => each !== null).length / given.length;
    expect(share).toBeGreaterThan(0.14);
    expect(share).toBeLessThan(0.26);
  });

  it('[P3] gives a visitor the same release every time', () => {
    const document = documentWith(release('1.1.0', { traffic: 50 }), release('1.0.0', { isDefault: true }));
    const versions = Array.from({ length: 20 }, () => chooseRelease(document, 'cart', visitor)?.metadata.version);
    expect(new Set(versions).size).toBe(1);
  });

  it('[P3] skips an incompatible release', () => {
    const document = documentWith(
      release('2.0.0', { isDefault: true, traffic: 100, requires: '^2' }),
      release('1.9.0'),
      release('1.10.0'),
    );
    expect(chooseRelease(document, 'cart', visitor)?.metadata.version).toBe('1.10.0');
    expect(chooseRelease(documentWith(release('2.0.0', { requires: '^2' })), 'cart', visitor)).toBeNull();
  });

  it('[P3] keeps a pinned version while it is listed', () => {
    const document = documentWith(release('1.1.0', { isDefault: true }), release('1.0.0'));
    expect(chooseRelease(document, 'cart', { ...visitor, pinnedVersion: '1.0.0' })?.metadata.version).toBe('1.0.0');
    expect(chooseRelease(document, 'cart', { ...visitor, pinnedVersion: '0.9.0' })?.metadata.version).toBe('1.1.0');
  });

  it('[P3] gives the default, and no other canary, to a visitor whose canary was withdrawn', () => {
    const document = documentWith(
      release('1.2.0', { withdrawn: true }),
      release('1.1.0', { traffic: 100 }),
      release('1.0.0', { isDefault: true }),
    );
    expect(chooseRelease(document, 'cart', { ...visitor, pinnedVersion: '1.2.0' })?.metadata.version).toBe('1.0.0');
    expect(chooseRelease(document, 'cart', visitor)?.metadata.version).toBe('1.1.0');
  });

  it('[P3] ranks fallbacks behind the chosen release', () => {
    const document = documentWith(
      release('1.0.0'),
      release('1.2.0', { traffic: 100 }),
      release('1.1.0', { isDefault: true }),
    );
    const versions = rankReleases(document, 'cart', visitor).map(({ metadata }) => metadata.version);
    expect(versions).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  });

  it('[P3] falls back to a canary last', () => {
    const document = documentWith(
      release('1.2.0', { traffic: 1 }),
      release('1.1.0', { isDefault: true }),
      release('1.0.0'),
    );
    const versions = rankReleases(document, 'cart', { ...visitor, pinnedVersion: '1.1.0' }).map(
      ({ metadata }) => metadata.version,
    );
    expect(versions).toEqual(['1.1.0', '1.0.0', '1.2.0']);
  });

  it('[P3] never gives a withdrawn release: not by its share, by a pin, or as a fallback', () => {
    const document = documentWith(
      release('1.2.0', { traffic: 100, withdrawn: true }),
      release('1.1.0', { isDefault: true }),
      release('1.0.0', { withdrawn: true }),
    );
    const versions = (pinnedVersion: string) =>
      rankReleases(document, 'cart', { ...visitor, pinnedVersion }).map(({ metadata }) => metadata.version);
    expect(versions('1.2.0')).toEqual(['1.1.0']);
    expect(versions('1.0.0')).toEqual(['1.1.0']);
    expect(
      chooseRelease(documentWith(release('1.1.0', { isDefault: true, withdrawn: true })), 'cart', visitor),
    ).toBeNull();
  });
});

describe('isCompatible', () => {
  it.each([
    ['^1', '1.0', true],
    ['^1', '1.7', true],
    ['^1.2', '1.2', true],
    ['^1.2', '1.10.3', true],
    ['^1.2', '1.1', false],
    ['^1', '2.0', false],
    ['^2', '1.9', false],
    ['~1.2', '1.2', true],
    ['~1.2', '1.3', false],
    ['~1.2', '2.2', false],
    ['', '1.0', false],
    ['1', '1.0', false],
    ['^1', 'one', false],
  ])('range %s accepts version %s: %s', (range, version, expected) => {
    expect(isCompatible(range, version)).toBe(expected);
  });
});
