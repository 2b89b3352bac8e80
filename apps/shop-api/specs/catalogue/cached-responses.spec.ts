import { sql } from 'kysely';
import { catalogueVersion } from '@alzette/shop-api/catalogue/testing';
import { openDemoDatabase } from '../../test/test-database';
import { openTestShop, type TestShop } from '../../test/shop';
import type { ShopVisitor } from '../../test/shop-visitor';

const url = '/api/catalogue/devices/variant/ernz-9-pro-256-midnight-f24?locale=en';

let queries = 0;
let shop: TestShop;
let visitor: ShopVisitor;

beforeAll(async () => {
  shop = await openTestShop(() => openDemoDatabase(() => (queries += 1)));
  visitor = await shop.visitor();
});
afterAll(() => shop.close());

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const before = queries;
  await work();
  return queries - before;
}

it('a repeated request costs one query and gets the same bytes and headers', async () => {
  const first = await visitor.call('GET', url);
  let second = first;
  expect(await queriesOf(async () => (second = await visitor.call('GET', url)))).toBe(1);
  expect(second.bytes.equals(first.bytes)).toBe(true);
  const names = ['etag', 'cache-control', 'content-type', 'content-security-policy', 'x-content-type-options'];
  for (const name of names) expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
});

it('simultaneous requests share at most two version queries and never get an outdated response', async () => {
  const version = catalogueVersion(shop.database, 0);
  const together = () => Promise.all(Array.from({ length: 50 }, () => version.current()));
  expect(await queriesOf(together)).toBe(2);
  const [before] = await together();
  await sql`update catalogue_brands set position = position`.execute(shop.database);
  expect(await version.current()).not.toBe(before);
});

it('the version is cached for its maximum age and then read again', async () => {
  const version = catalogueVersion(shop.database, 200);
  const before = await version.current();
  await sql`update catalogue_brands set position = position`.execute(shop.database);
  expect(version.cached()).toBe(before);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(version.cached()).toBeNull();
  expect(await version.current()).not.toBe(before);
});

it('each language is cached, refusals are not', async () => {
  const inFrench = await visitor.call<{ name: string }>('GET', url.replace('en', 'fr'));
  expect(inFrench.bytes.equals((await visitor.call('GET', url)).bytes)).toBe(false);
  const wrong = url.replace('=en', '=xx');
  expect([(await visitor.call('GET', wrong)).status, (await visitor.call('GET', wrong)).status]).toEqual([400, 400]);
});

it('a change in any catalogue table increases the version', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name like 'catalogue%' and table_name <> 'catalogue_version'
      and table_name not in (select event_object_table from information_schema.triggers where trigger_name = 'catalogue_changed')
  `.execute(shop.database);
  expect(rows).toEqual([]);
});

it('the next response shows a change, also one made by SQL', async () => {
  const price = async () => (await visitor.call<{ price: { original: number } }>('GET', url)).body.price.original;
  const before = await price();
  await sql`update catalogue_device_variants set price_original = price_original + 100 where code = 'ernz-9-pro-256-midnight-f24'`.execute(
    shop.database,
  );
  expect(await price()).toBe(before + 100);
});
