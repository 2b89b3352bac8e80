import { sql } from 'kysely';
import { afterRestoreCommand } from '../../../src/commands/after-restore';
import { confirmedOrder } from '../../../test/fulfilment';
import { databaseKinds, openTestShopOn } from '../../../test/shop-on';

describe.each(databaseKinds)('[V14] on %s', (kind) => {
  it('the command moves every sequence and the version of the catalogue ahead', async () => {
    const shop = await openTestShopOn(kind);
    const { database } = shop;
    const version = async () =>
      Number((await database.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version);
    const sequences = async () => {
      const { rows } = await sql<{ name: string; last: string | null }>`
        select sequencename as name, last_value as last from pg_sequences order by sequencename`.execute(database);
      return rows;
    };
    const first = await confirmedOrder(shop);
    const [before, versionBefore] = [await sequences(), await version()];
    expect(before.map(({ name }) => name)).toContain('order_number');
    expect(await afterRestoreCommand(database, '--ahead', '500')).toContain('order_number: 1 -> 501');
    expect((await sequences()).map(({ name, last }) => ({ name, last: Number(last) }))).toEqual(
      before.map(({ name, last }) => ({ name, last: Number(last) + 500 })),
    );
    expect(await version()).toBe(versionBefore + 500);
    const next = await confirmedOrder(shop);
    expect([first.number, next.number].map((number) => Number(number.split('-').at(-1)))).toEqual([1, 502]);

    expect(await afterRestoreCommand(database)).toContain('order_number: 502 -> 10502');
    for (const args of [['--ahead'], ['--ahead', '0'], ['--ahead', '100001'], ['--ahead', '-5'], ['500']])
      await expect(afterRestoreCommand(database, ...args)).rejects.toThrow('Usage: after-restore');
    await shop.close();
  }, 60_000);
});
