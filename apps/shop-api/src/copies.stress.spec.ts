import { stressRun } from '@alzette/server-kit/testing';
import { Copies } from '../test/copies/copies';
import { patientServer } from '../test/copies/patient-server';
import { siteFolders } from '../test/copies/site-folders';
import { walkThroughShop } from '../test/copies/walk';
import { audit } from '../test/crash/audit';
import { emptyPostgres, type Place } from '../test/crash/places';
import type { Purchase } from '../test/crash/purchase';
import { freePlanConfirmed, topUpPaid } from '../test/crash/purchase-kinds';
import { settlePayments } from '../test/crash/settle-payments';
import { startPartnerServer, type PartnerServer } from '../test/partner-server';
import { pemOf } from '../test/signing/signer';
import { buildServer, loadDemoCatalogue } from '../test/server-process';
import { serverOverNetwork } from '../test/server-over-network';

const count = 3;
const shoppersAtOnce = [freePlanConfirmed, topUpPaid];

const undo: (() => unknown)[] = [];
let place: Place;
let partner: PartnerServer;
let shops: Copies;
let sites: Copies;

beforeAll(async () => {
  const shopBuild = buildServer({ startsOften: true });
  const siteBuild = buildServer({ name: 'site-server', startsOften: true });
  const folders = await siteFolders();
  partner = await startPartnerServer();
  undo.push(folders.remove, shopBuild.remove, siteBuild.remove, partner.close);
  place = await emptyPostgres();
  const trust = {
    ALZETTE_SIGNATURE_CERTIFICATES: pemOf(partner.partners.signature.signer),
    ALZETTE_TRUSTED_PROXIES: '127.0.0.1',
  };
  const environment = { ...place.environment, ...folders.environment, ...trust, ALZETTE_PARTNER_URL: partner.url };
  await loadDemoCatalogue(shopBuild, place.environment);
  shops = new Copies(shopBuild, 'ALZETTE_SHOP_API_PORT', environment);
  undo.unshift(() => shops.close());
  await shops.start(count);
  sites = new Copies(siteBuild, 'ALZETTE_SITE_PORT', { ...environment, ALZETTE_SHOP_API_URL: shops.url });
  undo.unshift(() => sites.close());
  await sites.start(count);
});
afterAll(async () => {
  for (const step of undo) await step();
});

it('every purchase succeeds with one order while instances are killed or stopped in turn', async () => {
  const row = stressRun('copies-killed-in-turn', { test: 1, full: 1, stress: 50 });
  const site = serverOverNetwork(sites.url);
  const shop = serverOverNetwork(shops.url);
  const purchases: Purchase[] = [];
  let isOver = false;

  const shoppers = shoppersAtOnce.map(async (kind) => {
    while (!isOver)
      purchases.push(await walkThroughShop(patientServer(site), kind, { server: patientServer(shop), partner }));
  });
  const stops = killInTurn(row.tries, row.progress).finally(() => (isOver = true));
  await Promise.all([stops, ...shoppers]);
  await Promise.all([site.close(), shop.close(), shops.close(), sites.close()]);

  await settlePayments(place, partner);
  const { database, close } = await place.open();
  const audited = await audit(database, purchases, partner);
  await close();
  row.result({ ...audited, walks: purchases.length, stops: row.tries * count * 2 });
  expect(purchases.length).toBeGreaterThanOrEqual(row.tries * count);
  expect(audited).toMatchObject({ confirmations: purchases.length, lost: 0, doubled: 0, contradictions: 0 });
});

/** Kills or stops one instance of each server at a time, the next one after it serves again. */
async function killInTurn(rounds: number, progress: (done: number) => void): Promise<void> {
  for (let turn = 0; turn < rounds * count; turn += 1) {
    const signals = turn % 2 === 0 ? (['SIGKILL', 'SIGTERM'] as const) : (['SIGTERM', 'SIGKILL'] as const);
    await Promise.all(
      [shops, sites].map((copies, index) => killOne(copies, turn % count, signals[index] ?? 'SIGKILL')),
    );
    progress(Math.floor((turn + 1) / count));
  }
}

async function killOne(copies: Copies, index: number, signal: NodeJS.Signals): Promise<void> {
  expect(await copies.stop(index, signal)).toBe(signal === 'SIGTERM' ? 0 : null);
  await copies.startAgain(index);
}
