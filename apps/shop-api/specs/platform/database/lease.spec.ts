import { withLease } from '@alzette/shop-api/platform';
import type { OpenDatabase } from '@alzette/shop-api/platform/testing';
import { openDemoDatabase } from '../../../test/test-database';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openDemoDatabase();
});
afterAll(() => opened.close());

async function expiry(): Promise<number> {
  const lease = opened.database.selectFrom('leases').select('expires_at').where('name', '=', 'drawing');
  return (await lease.executeTakeFirstOrThrow()).expires_at.getTime();
}

it('a lease lasts as long as the work and is free afterwards', async () => {
  const { database } = opened;
  const done: string[] = [];
  let first: Promise<void> = Promise.resolve();
  await new Promise<void>((begun) => {
    first = withLease(database, 'drawing', async () => {
      begun();
      const before = await expiry();
      while ((await expiry()) === before) await new Promise((resolve) => setTimeout(resolve, 100));
      done.push('first');
    });
  });
  await withLease(database, 'drawing', async () => void done.push('second'));
  await first;
  expect(done).toEqual(['first', 'second']);
  expect(await database.selectFrom('leases').select('name').execute()).toEqual([]);
});

it('the lease of a killed holder expires within seconds', async () => {
  const { database } = opened;
  await withLease(database, 'drawing', async () => {
    // The row of an ended process is neither renewed nor deleted.
    await database.updateTable('leases').set({ holder: 'killed' }).execute();
  });
  expect((await expiry()) - Date.now()).toBeLessThan(10_000);
  await expect(withLease(database, 'drawing', async () => 'mine')).resolves.toBe('mine');
});
