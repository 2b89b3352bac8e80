import { type Kysely, sql } from 'kysely';
import type { Database, Executor } from '@alzette/shop-api/platform';
import type { CatalogueRows, Link, Row } from './catalogue-rows';
import { columnsOf, type EntityKind, entityKinds } from './entity-kinds';

/** The tables are chosen at run time, so the compiler does not know their columns. */
type AnyTables = Kysely<Record<string, Record<string, unknown>>>;
const anyTables = (database: Executor) => database as unknown as AnyTables;

/** The whole catalogue, in display order. */
export async function readCatalogueRows(database: Executor): Promise<CatalogueRows> {
  const rows = new Map<string, readonly Row[]>();
  for (const kind of entityKinds) {
    const found = await anyTables(database)
      .selectFrom(kind.table)
      .select(columnsOf(kind))
      .orderBy('position')
      .orderBy(kind.key.map((column) => sql.ref(column))[0] ?? sql.ref('position'))
      .execute();
    rows.set(kind.type, found);
  }
  return { rows, links: await readLinks(database) };
}

async function readLinks(database: Executor): Promise<Link[]> {
  const addOns = await database
    .selectFrom('catalogue_additional_links')
    .selectAll()
    .orderBy('subscription_code')
    .orderBy('device_slug')
    .orderBy('additional_code')
    .execute();
  const packages = await database
    .selectFrom('catalogue_tv_package_links')
    .selectAll()
    .orderBy('subscription_code')
    .orderBy('tv_package_code')
    .execute();
  return [
    ...addOns.map((link): Link => {
      const isDevice = link.device_slug !== null;
      return {
        owner: isDevice ? 'Device' : 'Subscription',
        ownerId: link.device_slug ?? link.subscription_code ?? '',
        target: 'AddOn',
        targetId: link.additional_code,
        relationship: link.required ? 'requires' : link.included ? 'includes' : 'optional',
      };
    }),
    ...packages.map(({ subscription_code: ownerId, tv_package_code: targetId }): Link => ({
      owner: 'Subscription',
      ownerId,
      target: 'TvPackage',
      targetId,
      relationship: 'optional',
    })),
  ];
}

/** Serialises the imports of all instances. */
export async function lockCatalogue(transaction: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('catalogue import', 0))`.execute(transaction);
}

/** A statement has 65,535 parameters at most. */
const rowsPerStatement = 1_000;

/** Writes rows of one kind over those with the same key. */
export async function writeRows(transaction: Executor, kind: EntityKind, rows: readonly Row[]): Promise<void> {
  const columns = columnsOf(kind);
  const written = columns.filter((column) => !kind.key.includes(column));
  const changes = Object.fromEntries(written.map((column) => [column, sql.ref(`excluded.${column}`)]));
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await anyTables(transaction)
      .insertInto(kind.table)
      .values(
        rows
          .slice(start, start + rowsPerStatement)
          .map((row) => Object.fromEntries(columns.map((column) => [column, stored(row[column])]))),
      )
      .onConflict((conflict) => conflict.columns([...kind.key]).doUpdateSet(changes))
      .execute();
}

/** Lists and objects are JSON columns. */
function stored(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

export async function withdrawRows(transaction: Executor, kind: EntityKind, rows: readonly Row[]): Promise<void> {
  for (const row of rows)
    await anyTables(transaction)
      .updateTable(kind.table)
      .set({ withdrawn: true })
      .where((expression) => expression.and(keyOf(kind, row)))
      .execute();
}

export async function deleteRows(transaction: Executor, kind: EntityKind, rows: readonly Row[]): Promise<void> {
  for (const row of rows)
    await anyTables(transaction)
      .deleteFrom(kind.table)
      .where((expression) => expression.and(keyOf(kind, row)))
      .execute();
}

function keyOf({ key }: EntityKind, row: Row): Record<string, unknown> {
  return Object.fromEntries(key.map((column) => [column, row[column]]));
}

export async function replaceLinks(transaction: Database | Executor, links: readonly Link[]): Promise<void> {
  await transaction.deleteFrom('catalogue_additional_links').execute();
  await transaction.deleteFrom('catalogue_tv_package_links').execute();
  const addOns = links.filter(({ target }) => target === 'AddOn');
  const packages = links.filter(({ target }) => target === 'TvPackage');
  if (addOns.length > 0)
    await transaction
      .insertInto('catalogue_additional_links')
      .values(
        addOns.map(({ owner, ownerId, targetId, relationship }) => ({
          additional_code: targetId,
          subscription_code: owner === 'Subscription' ? ownerId : null,
          device_slug: owner === 'Device' ? ownerId : null,
          required: relationship === 'requires',
          included: relationship === 'includes',
        })),
      )
      .execute();
  if (packages.length > 0)
    await transaction
      .insertInto('catalogue_tv_package_links')
      .values(packages.map(({ ownerId, targetId }) => ({ subscription_code: ownerId, tv_package_code: targetId })))
      .execute();
}
