import { setTimeout as sleep } from 'node:timers/promises';
import { stressRun } from '@alzette/server-kit/testing';
import type { Audit } from '../../../test/crash/audit';
import { CrashingShop } from '../../../test/crash/crashing-shop';
import { emptyFolder, emptyPostgres, type Place } from '../../../test/crash/places';
import { buildServer, type BuiltServer } from '../../../test/server-process';

/** Kills between audits; each audit is followed by a new database. */
const killsOfOneDatabase = 50;
/** Longest time that shoppers buy before the kill. */
const longestLoad = 700;

let built: BuiltServer;

beforeAll(() => {
  built = buildServer({ startsOften: true });
});
afterAll(() => built.remove());

const databases: [string, () => Promise<Place>][] = [
  ['pglite', async () => emptyFolder()],
  ['postgresql', () => emptyPostgres()],
];

it.each(databases)(
  'the server starts after every kill with all acknowledged data and nothing twice, on %s',
  async (name, makePlace) => {
    const row = stressRun(`killed-under-load-${name}`, { test: 1, full: 2, stress: 1_000 });
    const sums = {
      kills: 0,
      killsWhileStarting: 0,
      orders: 0,
      confirmations: 0,
      credits: 0,
      refunds: 0,
      lost: 0,
      doubled: 0,
      contradictions: 0,
    };
    while (sums.kills < row.tries) {
      const kills = Math.min(killsOfOneDatabase, row.tries - sums.kills);
      const { kills: before } = sums;
      const audited = await killAgainAndAgain(await makePlace(), kills, (count) => row.progress(before + count));
      sums.kills += kills;
      sums.killsWhileStarting += killMoments(kills).filter(({ isStarting }) => isStarting).length;
      for (const figure of ['orders', 'confirmations', 'credits', 'refunds'] as const) sums[figure] += audited[figure];
    }
    row.result(sums);
  },
);

async function killAgainAndAgain(place: Place, kills: number, onKill: (count: number) => void): Promise<Audit> {
  const shop = await CrashingShop.open(built, place);
  try {
    for (const [index, { isStarting, moment }] of killMoments(kills).entries()) {
      await (isStarting ? shop.killWhileStarting(moment) : killWhileBuying(shop, moment));
      onKill(index + 1);
    }
    await shop.start();
    expect(await shop.shoppers.comeBack()).toBe(true);
    await shop.stop('SIGKILL');
    const audited = await shop.audit();
    expect(audited).toMatchObject({ lost: 0, doubled: 0, contradictions: 0 });
    await place.remove();
    return audited;
  } catch (cause) {
    throw new Error(`Failed with the rows of ${place.name}, which are kept`, { cause });
  } finally {
    await shop.close();
  }
}

async function killWhileBuying(shop: CrashingShop, moment: number): Promise<void> {
  await shop.start();
  const busy = Promise.all([shop.shoppers.comeBack(), shop.shoppers.buy()]);
  await sleep(moment * longestLoad);
  await shop.stop('SIGKILL');
  await busy;
}

/** The first tenth during the creation of the database, then every fifth during startup, each at another moment from 0 to 1. */
function killMoments(kills: number) {
  const goldenRatio = 0.618_034;
  return Array.from({ length: kills }, (_value, index) => ({
    isStarting: index < kills / 10 || index % 5 === 4,
    moment: (index * goldenRatio + 0.3) % 1,
  }));
}
