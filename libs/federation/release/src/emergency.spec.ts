import { rankReleases, releasesOf, type DiscoveredRelease, type DiscoveryDocument } from '@alzette/discovery';
import {
  isCanary,
  isDefault,
  isPreview,
  isWithdrawn,
  trafficOf,
  versionOf,
  withCanary,
  withKilled,
  withPromoted,
  withRelease,
  withRolledBack,
} from './document';
import { type Change, changed, documentOf, releaseOf } from './testing/release-states';
import { describeVisitors, visitorsChange } from './visitors';

const kinds = ['default', 'canary 10', 'canary 50', 'canary 100', 'earlier', 'withdrawn', 'preview'] as const;

/** Every combination of up to three releases, the newest first. */
function allStates(): readonly string[] {
  const states: string[] = [];
  const extend = (before: readonly string[]) => {
    if (before.length > 0) states.push(before.map((kind, index) => `${before.length - index} ${kind}`).join(', '));
    if (before.length < 3) for (const kind of kinds) extend([...before, kind]);
  };
  extend([]);
  return states.filter((state) => {
    const releases = releasesOf(documentOf(state), 'cart');
    const canaries = releases.filter(isCanary).reduce((sum, each) => sum + trafficOf(each), 0);
    return canaries <= 100 && releases.filter(isDefault).length <= 1;
  });
}

/** One visitor of each part of the hundred that the shares of the states separate. */
const visitors = [5, 30, 75].map((bucket) => {
  const isBelow = (id: string, share: number) => {
    return ranked(documentOf(`2 canary ${share}, 1 default`), id)[0] === '2';
  };
  const ids = Array.from({ length: 1000 }, (_each, index) => `visitor-${index}`);
  return ids.find((id) => isBelow(id, bucket + 5) && !isBelow(id, bucket - 5)) ?? '';
});

function visitor(visitorId: string, pinnedVersion?: string) {
  return { visitorId, hostServicesVersion: '1.0', pinnedVersion };
}

/** The versions that a visitor may get, the own first. */
function ranked(document: DiscoveryDocument, visitorId: string, pin?: string): readonly string[] {
  const pinned = pin === 'nothing' ? undefined : pin;
  return rankReleases(document, 'cart', visitor(visitorId, pinned)).map(versionOf);
}

interface Emergency {
  readonly change: Change;
  /** The releases that the change removes from visitors. */
  readonly out: (releases: readonly DiscoveredRelease[]) => readonly DiscoveredRelease[];
  /** Whether the other visitors get a good release too, instead of keeping what they have. */
  readonly isForAll?: boolean;
}

const isServed = (each: DiscoveredRelease) => isDefault(each) || isCanary(each);
const rolledBack = (version?: string): Emergency => ({
  change: (document) => withRolledBack(document, 'cart', version),
  out: (releases) => {
    if (version !== undefined) return releases.filter((each) => isServed(each) && versionOf(each) !== version);
    return releases.some(isCanary) ? releases.filter(isCanary) : releases.filter(isDefault);
  },
  isForAll: true,
});
const killed = (version?: string): Emergency => ({
  change: (document) => withKilled(document, 'cart', version),
  out: (releases) => releases.filter((each) => version === undefined || versionOf(each) === version),
});
const stopped: Emergency = {
  change: (document) => withCanary(document, 'cart', 0),
  out: (releases) => releases.filter(isCanary),
};
const emergencies: Readonly<Record<string, Emergency>> = {
  'canary 0': stopped,
  rollback: rolledBack(),
  'rollback 1': rolledBack('1'),
  'rollback 2': rolledBack('2'),
  'rollback 3': rolledBack('3'),
  kill: killed(),
  'kill 1': killed('1'),
  'kill 2': killed('2'),
  'kill 3': killed('3'),
};

/** The violations of the invariant, one sentence for each visitor. */
function faultsOf(state: string, { change, out, isForAll = false }: Emergency): readonly string[] {
  const before = documentOf(state);
  const next = changed(before, change);
  if (next === null) return [];
  const releases = releasesOf(before, 'cart');
  const gone = out(releases).map(versionOf);
  const good = releases
    .filter((each) => !isCanary(each) && !isWithdrawn(each) && !isPreview(each))
    .map(versionOf)
    .filter((version) => !gone.includes(version));
  const isGood = (version: string) => (good.length === 0 ? version === 'nothing' : good.includes(version));
  const faults: string[] = [];
  for (const id of visitors)
    for (const pin of [undefined, '1', '2', '3']) {
      const [had = 'nothing'] = ranked(before, id, pin);
      // A visit continues with the version that it was given, and another one begins.
      const visits = [
        { now: ranked(next, id, had), isBegun: true },
        { now: ranked(next, id), isBegun: false },
      ];
      for (const { now, isBegun } of visits) {
        const [has = 'nothing'] = now;
        const fault = (what: string) => faults.push(`${state}: ${id} with ${pin ?? 'no pin'} had ${had}, ${what}`);
        if (now.some((version) => gone.includes(version))) fault(`may get ${now.join(', ')}`);
        const isKept = isBegun && !gone.includes(had) && !isForAll;
        const isFine = isKept ? ['nothing', has].includes(had) || isGood(has) : isGood(has);
        if ((isBegun || isForAll) && !isFine) fault(`gets ${has}, good are ${good.join(', ') || 'none'}`);
      }
    }
  return faults;
}

/** A document that a command may leave behind: one default at most, and shares that add up. */
function shapeFaults(document: DiscoveryDocument): readonly string[] {
  const releases = releasesOf(document, 'cart');
  const total = releases.reduce((sum, each) => sum + trafficOf(each), 0);
  const defaults = releases.filter(isDefault);
  return [
    ...(defaults.length > 1 ? ['two defaults'] : []),
    ...(defaults.length === 1 && total !== 100 ? [`shares of ${total} %`] : []),
    ...(releases.some((each) => isServed(each) && (isWithdrawn(each) || isPreview(each))) ? ['shows what is off'] : []),
  ];
}

describe('an emergency command', () => {
  const states = allStates();

  it('[P3] is tested in every state', () => {
    expect(states.length).toBeGreaterThan(200);
    expect(visitors).not.toContain('');
  });

  it.each(Object.entries(emergencies))(
    '[P3] %s withdraws the release that is being rolled out from all visitors, and gives them a good earlier one',
    (_name, emergency) => {
      expect(states.flatMap((state) => faultsOf(state, emergency))).toEqual([]);
    },
  );

  it('[P3] rollback is refused only if no good release is left, and a kill never', () => {
    for (const state of states) {
      const document = documentOf(state);
      const releases = releasesOf(document, 'cart');
      const hasGood = releases.some((each) => !isServed(each) && !isWithdrawn(each) && !isPreview(each));
      const isPossible = releases.some(isCanary) || hasGood;
      expect([state, changed(document, rolledBack().change) !== null]).toEqual([state, isPossible]);
      expect(() => withKilled(document, 'cart')).not.toThrow();
      for (const each of releases) expect(() => withKilled(document, 'cart', versionOf(each))).not.toThrow();
    }
  });

  it('[P3] each command leaves one default at most, and shares that add up to what it prints', () => {
    const changes: readonly Change[] = [
      ...Object.values(emergencies).map(({ change }) => change),
      ...[20, 100].map(
        (share): Change =>
          (document) =>
            withCanary(document, 'cart', share),
      ),
      ...[undefined, '1', '2', '3'].map(
        (version): Change =>
          (document) =>
            withPromoted(document, 'cart', version),
      ),
      ...[{}, { canary: 20 }, { canary: 0 }, { preview: true }].map(
        (options): Change =>
          (document) =>
            withRelease(document, 'cart', releaseOf('4 earlier'), options),
      ),
    ];
    for (const state of states)
      for (const change of changes) {
        const next = changed(documentOf(state), change);
        if (next === null) continue;
        expect([state, ...shapeFaults(next)]).toEqual([state]);
        const shares = [...describeVisitors(next, 'cart').matchAll(/(\d+) %/gu)].map(([, share]) => Number(share));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      }
  });
});

describe('who gets what, as commands print it', () => {
  const printed = (state: string, change: Change) => {
    const before = documentOf(state);
    return visitorsChange(before, change(before), 'cart');
  };

  it('[P3] names shares, and what happens to visits that have begun', () => {
    expect(printed('3 canary 10, 2 default, 1 earlier', (document) => withRolledBack(document, 'cart'))).toEqual({
      before: '90 % get 2 (default), 10 % get 3 (canary)',
      after: '100 % get 2 (default); no visit keeps 3',
    });
    expect(printed('2 canary 10, 1 default', (document) => withPromoted(document, 'cart'))).toEqual({
      before: '90 % get 1 (default), 10 % get 2 (canary)',
      after: '100 % get 2 (default); visits that have 1 keep it, at most four hours',
    });
    expect(printed('1 default', (document) => withKilled(document, 'cart'))).toEqual({
      before: '100 % get 1 (default)',
      after: '100 % get the fallback of the slots of cart; no visit keeps 1',
    });
    expect(printed('2 canary 10, 1 withdrawn', (document) => document).before).toBe(
      '10 % get 2 (canary), 90 % get the fallback of the slots of cart',
    );
  });
});
