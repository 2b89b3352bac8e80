import { releasesOf, type DiscoveredRelease, type DiscoveryDocument } from '@alzette/discovery';
import { emptyDocument, withCanary, withKilled, withPromoted, withRelease, withRolledBack } from './document';

function release(version: string): DiscoveredRelease {
  return {
    url: `/remotes/cart/${version}/remoteEntry.js`,
    metadata: { integrity: 'sha384-x', version },
    extras: {
      manifest: 'sha384-y',
      provides: { './mount': '1.0' },
      requires: { 'host-services': '^1' },
      places: ['cart'],
      entryName: 'alzette_cart',
      publishedAt: version,
    },
  };
}

const document = ['1.0.0', '1.1.0', '1.2.0'].reduce(
  (next, version) => withRelease(next, 'cart', release(version)),
  emptyDocument,
);

/** The releases of cart: `1.2.0 100 default`, the newest first. */
const states = (present: DiscoveryDocument) =>
  releasesOf(present, 'cart').map(({ metadata, deployment, extras }) =>
    [
      metadata.version,
      deployment?.traffic,
      ...(deployment?.default === true ? ['default'] : []),
      ...(extras.withdrawn === true ? ['withdrawn'] : []),
      ...(extras.preview === true ? ['preview'] : []),
    ].join(' '),
  );

const twoCanaries = () =>
  ['2.0.0', '3.0.0'].reduce((next, version) => withRelease(next, 'cart', release(version), { canary: 10 }), document);

describe('a discovery document', () => {
  it('[P3] gives a canary its share of the default’s visitors, and all of them when it is promoted', () => {
    const canary = withRelease(document, 'cart', release('2.0.0'), { canary: 10 });
    expect(states(canary)).toEqual(['2.0.0 10', '1.2.0 90 default', '1.1.0 0', '1.0.0 0']);
    const more = withCanary(canary, 'cart', 50);
    expect(states(more).slice(0, 2)).toEqual(['2.0.0 50', '1.2.0 50 default']);
    expect(states(withCanary(more, 'cart', 0)).slice(0, 2)).toEqual(['2.0.0 0 preview', '1.2.0 100 default']);
    expect(states(withPromoted(more, 'cart')).slice(0, 2)).toEqual(['2.0.0 100 default', '1.2.0 0']);
  });

  it('[P3] gives a preview no visitor until it becomes a canary or the default', () => {
    const preview = withRelease(document, 'cart', release('2.0.0'), { preview: true });
    expect(states(preview)).toEqual(['2.0.0 0 preview', '1.2.0 100 default', '1.1.0 0', '1.0.0 0']);
    expect(states(withRelease(preview, 'cart', release('1.3.0'))).slice(0, 2)).toEqual([
      '1.3.0 100 default',
      '2.0.0 0 preview',
    ]);
    for (const version of [undefined, '2.0.0'])
      expect(states(withCanary(preview, 'cart', 10, version)).slice(0, 2)).toEqual(['2.0.0 10', '1.2.0 90 default']);
    expect(states(withPromoted(preview, 'cart', '2.0.0')).slice(0, 2)).toEqual(['2.0.0 100 default', '1.2.0 0']);
    expect(states(withKilled(preview, 'cart', '1.2.0')).slice(0, 3)).toEqual([
      '2.0.0 0 preview',
      '1.2.0 0 withdrawn',
      '1.1.0 100 default',
    ]);
  });

  it('[P3] rolls back to the release before or to any other, and withdraws the former default', () => {
    const back = withRolledBack(document, 'cart');
    expect(states(back)).toEqual(['1.2.0 0 withdrawn', '1.1.0 100 default', '1.0.0 0']);
    expect(states(withRolledBack(back, 'cart'))).toEqual([
      '1.2.0 0 withdrawn',
      '1.1.0 0 withdrawn',
      '1.0.0 100 default',
    ]);
    expect(states(withRolledBack(document, 'cart', '1.0.0'))).toEqual([
      '1.2.0 0 withdrawn',
      '1.1.0 0',
      '1.0.0 100 default',
    ]);
    expect(() => withRolledBack(back, 'cart', '1.2.0')).toThrow('"promote cart 1.2.0" makes it the default');
    const first = withRelease(emptyDocument, 'cart', release('1.0.0'));
    expect(() => withRolledBack(first, 'cart')).toThrow('no earlier release');
  });

  it('[P3] gives the visitors of a killed version to the release before, and kills a whole remote', () => {
    expect(states(withKilled(document, 'cart', '1.2.0'))).toEqual([
      '1.2.0 0 withdrawn',
      '1.1.0 100 default',
      '1.0.0 0',
    ]);
    const canary = withCanary(withRelease(document, 'cart', release('2.0.0'), { canary: 30 }), 'cart', 20);
    expect(states(withKilled(canary, 'cart', '2.0.0')).slice(0, 2)).toEqual(['2.0.0 0 withdrawn', '1.2.0 100 default']);
    expect(states(withKilled(document, 'cart'))).toEqual([
      '1.2.0 0 withdrawn',
      '1.1.0 0 withdrawn',
      '1.0.0 0 withdrawn',
    ]);
  });

  it('[P3] rolls a canary back to the default, which keeps its visitors', () => {
    const canary = withRelease(document, 'cart', release('2.0.0'), { canary: 10 });
    const back = ['2.0.0 0 withdrawn', '1.2.0 100 default', '1.1.0 0', '1.0.0 0'];
    expect(states(withRolledBack(canary, 'cart'))).toEqual(back);
    expect(states(withRolledBack(canary, 'cart', '1.2.0'))).toEqual(back);
    expect(states(withRolledBack(canary, 'cart', '1.1.0')).slice(0, 3)).toEqual([
      '2.0.0 0 withdrawn',
      '1.2.0 0 withdrawn',
      '1.1.0 100 default',
    ]);
    expect(() => withRolledBack(canary, 'cart', '2.0.0')).toThrow('is a canary: "promote cart 2.0.0"');
    const first = withRelease(withRelease(emptyDocument, 'cart', release('1.0.0')), 'cart', release('1.1.0'), {
      canary: 10,
    });
    expect(states(withRolledBack(first, 'cart'))).toEqual(['1.1.0 0 withdrawn', '1.0.0 100 default']);
  });

  it('[P3] keeps good releases listed longer than withdrawn ones', () => {
    const withdrawn = ['1.3.0', '1.4.0'].reduce(
      (next, version) => withRolledBack(withRelease(next, 'cart', release(version)), 'cart'),
      document,
    );
    expect(states(withRelease(withdrawn, 'cart', release('1.5.0'), { keep: 3 }))).toEqual([
      '1.5.0 100 default',
      '1.2.0 0',
      '1.1.0 0',
    ]);
  });

  it('[P3] lists a killed remote again after a promotion or a publication', () => {
    const killed = withKilled(document, 'cart');
    for (const back of [withPromoted(killed, 'cart', '1.2.0'), withRelease(killed, 'cart', release('1.2.0'))])
      expect(states(back)[0]).toBe('1.2.0 100 default');
  });

  it.each([
    ['a canary where no release is newer', () => withCanary(document, 'cart', 10), 'publish one with'],
    ['the default as a canary', () => withCanary(document, 'cart', 10, '1.2.0'), 'is the default already'],
    ['the default as a preview', () => withRelease(document, 'cart', release('1.2.0'), { preview: true }), 'already'],
    ['a share without saying of which canary', () => withCanary(twoCanaries(), 'cart', 10), 'say which one'],
    ['a promotion without a canary', () => withPromoted(document, 'cart'), 'say which version'],
    ['a version that is not listed', () => withKilled(document, 'cart', '9.9.9'), '1.2.0, 1.1.0, 1.0.0'],
    ['a remote without releases', () => withKilled(document, 'basket'), 'there is cart'],
  ])('[P3] refuses %s and says what to do', (_what, change, sentence) => {
    expect(change).toThrow(sentence);
  });
});
