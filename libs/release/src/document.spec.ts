let changes;
let document;
beforeAll(async () => {
  changes = await import('./document.mjs');
});
beforeEach(() => {
  document = ['1.0.0', '1.1.0', '1.2.0'].reduce(
    (next, version) => changes.withRelease(next, 'cart', release(version)),
    changes.emptyDocument,
  );
});

const release = (version) => ({ metadata: { version }, extras: { publishedAt: version } });
const states = (present) =>
  changes
    .releasesOf(present, 'cart')
    .map(
      ({ metadata, deployment, extras }) =>
        `${metadata.version} ${deployment.traffic}${deployment.default ? ' default' : ''}${extras.withdrawn ? ' withdrawn' : ''}`,
    );

it('[P3] a canary takes its share from the default, and a promoted one all of it', () => {
  const canary = changes.withRelease(document, 'cart', release('2.0.0'), { canary: 10 });
  expect(states(canary)).toEqual(['2.0.0 10', '1.2.0 90 default', '1.1.0 0', '1.0.0 0']);
  const more = changes.withCanary(canary, 'cart', 50);
  expect(states(more).slice(0, 2)).toEqual(['2.0.0 50', '1.2.0 50 default']);
  expect(states(changes.withCanary(more, 'cart', 0)).slice(0, 2)).toEqual(['2.0.0 0', '1.2.0 100 default']);
  expect(states(changes.withPromoted(more, 'cart')).slice(0, 2)).toEqual(['2.0.0 100 default', '1.2.0 0']);
});

it('[P3] rolls back to the release before, or to any other, and withdraws the one it leaves', () => {
  const back = changes.withRolledBack(document, 'cart');
  expect(states(back)).toEqual(['1.2.0 0 withdrawn', '1.1.0 100 default', '1.0.0 0']);
  expect(states(changes.withRolledBack(back, 'cart'))).toEqual([
    '1.2.0 0 withdrawn',
    '1.1.0 0 withdrawn',
    '1.0.0 100 default',
  ]);
  expect(states(changes.withRolledBack(document, 'cart', '1.0.0'))).toEqual([
    '1.2.0 0 withdrawn',
    '1.1.0 0',
    '1.0.0 100 default',
  ]);
  expect(states(changes.withRolledBack(back, 'cart', '1.2.0'))).toEqual([
    '1.2.0 100 default',
    '1.1.0 0 withdrawn',
    '1.0.0 0',
  ]);
  const first = changes.withRelease(changes.emptyDocument, 'cart', release('1.0.0'));
  expect(() => changes.withRolledBack(first, 'cart')).toThrow('no earlier release');
});

it('[P3] takes one version off, its visitors going to the release before, or the whole remote', () => {
  expect(states(changes.withKilled(document, 'cart', '1.2.0'))).toEqual([
    '1.2.0 0 withdrawn',
    '1.1.0 100 default',
    '1.0.0 0',
  ]);
  const canary = changes.withCanary(
    changes.withRelease(document, 'cart', release('2.0.0'), { canary: 30 }),
    'cart',
    20,
  );
  expect(states(changes.withKilled(canary, 'cart', '2.0.0')).slice(0, 2)).toEqual([
    '2.0.0 0 withdrawn',
    '1.2.0 100 default',
  ]);
  const killed = changes.withKilled(document, 'cart');
  expect(states(killed)).toEqual(['1.2.0 0 withdrawn', '1.1.0 0 withdrawn', '1.0.0 0 withdrawn']);
});

it('[P3] brings a killed remote back by promoting, rolling back or publishing', () => {
  const killed = changes.withKilled(document, 'cart');
  for (const back of [
    changes.withPromoted(killed, 'cart', '1.2.0'),
    changes.withRolledBack(killed, 'cart', '1.2.0'),
    changes.withRelease(killed, 'cart', release('1.2.0')),
  ]) {
    expect(states(back)[0]).toBe('1.2.0 100 default');
  }
});

it.each([
  ['a canary where nothing is newer', () => changes.withCanary(document, 'cart', 10), 'publish one with'],
  ['the default as a canary', () => changes.withCanary(document, 'cart', 10, '1.2.0'), 'is the default already'],
  ['promoting without a canary', () => changes.withPromoted(document, 'cart'), 'say which version'],
  ['a version that is not listed', () => changes.withKilled(document, 'cart', '9.9.9'), '1.2.0, 1.1.0, 1.0.0'],
  ['a remote that nobody released', () => changes.withKilled(document, 'basket'), 'there is cart'],
])('[P3] refuses %s, and says what to do', (_what, change, sentence) => {
  expect(change).toThrow(sentence);
});
