import { sql } from 'kysely';
import type { OpenDatabase } from '@alzette/shop-api/platform/testing';
import { openDemoDatabase, openEmbeddedDemoDatabase } from '../../../test/test-database';

describe.each([
  ['PostgreSQL', openDemoDatabase],
  ['PGlite', openEmbeddedDemoDatabase],
] as const)('on %s', (_kind, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await sql`create table written (name text, bytes bytea, json jsonb, at timestamptz, day text, many int)`.execute(
      opened.database,
    );
  });
  afterAll(() => opened.close());

  it('values are read as they were written', async () => {
    const { database } = opened;
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const at = new Date('2026-11-21T10:00:00.123Z');
    await sql`insert into written values
      ('Łódź Παππάς ❤', ${bytes}, ${JSON.stringify({ list: [1, 'é'] })}, ${at}, '2026-03-29', ${-7}),
      (null, ${new Uint8Array()}, null, null, null, null)`.execute(database);
    const { rows } = await sql<{ bytes: Uint8Array }>`select * from written order by name nulls last`.execute(database);
    expect(rows).toMatchObject([
      { name: 'Łódź Παππάς ❤', json: { list: [1, 'é'] }, at, day: '2026-03-29', many: -7 },
      { name: null, json: null, at: null, day: null, many: null },
    ]);
    expect(rows.map((row) => Buffer.from(row.bytes).equals(Buffer.from(bytes)))).toEqual([true, false]);
    expect(rows[1]?.bytes).toHaveLength(0);
  });

  it('a failed transaction leaves nothing, and the next one works', async () => {
    const { database } = opened;
    const write = (name: string, fault?: Error) =>
      database.transaction().execute(async (transaction) => {
        await sql`insert into written (name) values (${name})`.execute(transaction);
        if (fault) throw fault;
      });
    await Promise.allSettled([write('first', new Error('stop')), write('second')]);
    const { rows } = await sql`select name from written where name in ('first', 'second')`.execute(database);
    expect(rows).toEqual([{ name: 'second' }]);
  });

  it('a change says how many rows it changed', async () => {
    const changed = await opened.database
      .updateTable('catalogue_subscriptions')
      .set({ position: 1 })
      .where('family', '=', 'tv')
      .executeTakeFirst();
    expect(changed.numUpdatedRows).toBeGreaterThan(0n);
  });
});
