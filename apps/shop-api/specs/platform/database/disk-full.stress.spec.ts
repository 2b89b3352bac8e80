import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stressRun } from '@alzette/server-kit/testing';
import { CrashingShop } from '../../../test/crash/crashing-shop';
import { impatientServer } from '../../../test/crash/impatient-server';
import { emptyFolder } from '../../../test/crash/places';
import { Shoppers } from '../../../test/crash/shoppers';
import { buildServer, type BuiltServer } from '../../../test/server-process';

let built: BuiltServer;

beforeAll(() => {
  built = buildServer({ startsOften: true });
});
afterAll(() => built.remove());

it('a full disk acknowledges nothing, and the server starts again once there is space', async () => {
  const row = stressRun('disk-full', { test: 2, full: 2, stress: 50 });
  const folder = emptyFolder();
  const marker = join(tmpdir(), `alzette-full-${process.pid}`);
  const environment = {
    ...folder.environment,
    ALZETTE_TEST_DISK_FULL: marker,
    NODE_OPTIONS: `--require "${join(__dirname, '../../../test/crash/full-disk.cjs')}"`,
  };
  const shop = await CrashingShop.open(built, { ...folder, environment });
  const shoppers = new Shoppers({ server: impatientServer(shop.server), partner: shop.partner });
  let servedOn = 0;
  for (let count = 0; count < row.tries; count += 1) {
    await shop.start();
    expect(await shoppers.comeBack()).toBe(true);
    writeFileSync(marker, '');
    // All shoppers buy until they get an error.
    await shoppers.buy();
    rmSync(marker);
    servedOn += Number(await shoppers.comeBack());
    await shop.stop(count % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    row.progress(count + 1);
  }
  await shop.start();
  expect(await shoppers.comeBack()).toBe(true);
  await shop.stop('SIGKILL');
  const audited = await shop.audit(shoppers);
  await shop.close();
  await folder.remove();
  row.result({ ...audited, servedOnWithoutRestart: servedOn });
  expect(audited).toMatchObject({ lost: 0, doubled: 0, contradictions: 0 });
});
