import { type ColumnType, sql } from 'kysely';
import type { RegisteredAddress } from '@alzette/shop-model';
import type { Database, Executor, Json } from '@alzette/shop-api/platform';
import type { AddressRegister, AddressSearch } from './address-register';
import { conditionsOf, houseNumberKey, keyPrefix, type Reading, readingsOf, termsOf } from './search-text';
import { otherTownTerms } from './town-names';

export interface RegisteredStreet {
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** As the register writes them. */
  readonly houseNumbers: ReadonlySet<string>;
}

/** One row for each street of a postcode. */
export interface RegisteredStreetTable {
  street: string;
  postcode: string;
  city: string;
  house_numbers: Json<readonly string[]>;
  /** The terms of street and town. */
  search_key: string;
  /** A `tsvector`: terms of street, postcode and town in every language, and `#24` for each house number. */
  search_terms: ColumnType<never, string, never>;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    registered_streets: RegisteredStreetTable;
  }
}

/** The register in the database. It is empty until an import. */
export class StoredAddressRegister implements AddressRegister {
  constructor(private readonly database: Database) {}

  async search(search: AddressSearch): Promise<readonly RegisteredAddress[]> {
    const found = new Map<string, RegisteredAddress>();
    for (const reading of readingsOf(search.text)) {
      if (found.size >= search.limit) break;
      for (const address of addressesIn(await findStreets(this.database, reading, search), reading)) {
        const { street, houseNumber, postcode, city } = address;
        found.set([houseNumber, street, postcode, city].join('\n'), address);
      }
    }
    return [...found.values()].slice(0, search.limit);
  }

  async towns(postcode: string): Promise<readonly string[]> {
    const rows = await this.database
      .selectFrom('registered_streets')
      .select('city')
      .distinct()
      .where('postcode', '=', postcode)
      .orderBy('city')
      .execute();
    return rows.map(({ city }) => city);
  }
}

type FoundStreet = Omit<RegisteredAddress, 'houseNumber'> & { readonly houseNumbers: readonly string[] };

/**
 * Streets whose keys begin with the terms come first: `search_key` finds eight of thousands without reading the rest. The database evaluates
 * a part of the union only if those before it have too few rows.
 */
async function findStreets(
  database: Database,
  reading: Reading,
  { postcode, limit }: AddressSearch,
): Promise<readonly FoundStreet[]> {
  const begins = sql`search_key like ${`${keyPrefix(reading)}%`}`;
  const inPostcode = postcode === undefined ? sql`` : sql`and postcode = ${postcode}`;
  const parts = conditionsOf(reading).flatMap((condition) =>
    [begins, sql`not ${begins}`].map(
      (place) => sql`(select street, postcode, city, house_numbers as "houseNumbers" from registered_streets
        where search_terms @@ ${condition}::tsquery and ${place} ${inPostcode} order by search_key limit ${limit})`,
    ),
  );
  const { rows } = await sql<FoundStreet>`${sql.join(parts, sql` union all `)} limit ${limit}`.execute(database);
  return rows;
}

function addressesIn(streets: readonly FoundStreet[], { houseNumber }: Reading): readonly RegisteredAddress[] {
  if (houseNumber === null)
    return streets.map(({ street, postcode, city }) => ({ street, houseNumber: null, postcode, city }));
  const numbered = streets.flatMap(({ houseNumbers, ...street }) =>
    houseNumbers.map((each) => ({ address: { ...street, houseNumber: each }, key: houseNumberKey(each) })),
  );
  const exact = numbered.filter(({ key }) => key === houseNumber);
  const longer = numbered.filter(({ key }) => key !== houseNumber && key.startsWith(houseNumber));
  return [...exact, ...longer].map(({ address }) => address);
}

/** A statement has 65,535 parameters at most. */
const rowsPerStatement = 1_000;

/** Replaces the whole register in one transaction: a search finds the former one until then. */
export async function replaceRegister(database: Database, streets: readonly RegisteredStreet[]): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockRegister(transaction);
    await transaction.deleteFrom('registered_streets').execute();
    await insertStreets(transaction, streets);
  });
  // The embedded database does neither by itself, and PostgreSQL only after a minute.
  await sql`vacuum analyze registered_streets`.execute(database);
}

async function insertStreets(transaction: Executor, streets: readonly RegisteredStreet[]): Promise<void> {
  for (let start = 0; start < streets.length; start += rowsPerStatement)
    await transaction
      .insertInto('registered_streets')
      .values(streets.slice(start, start + rowsPerStatement).map(rowOf))
      .execute();
}

const byNumber = new Intl.Collator('fr', { numeric: true });

function rowOf({ street, postcode, city, houseNumbers }: RegisteredStreet) {
  const names = [...termsOf(street), ...termsOf(city)];
  const numbers = [...houseNumbers].sort(byNumber.compare);
  const terms = [...names, postcode, ...otherTownTerms(city), ...numbers.map((each) => `#${houseNumberKey(each)}`)];
  return {
    street,
    postcode,
    city,
    house_numbers: JSON.stringify(numbers),
    search_key: names.join(' '),
    search_terms: terms.map((term) => `'${term}'`).join(' '),
  };
}

/** Serialises the imports of all instances. */
async function lockRegister(transaction: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('address import', 0))`.execute(transaction);
}

export async function isRegisterEmpty(database: Executor): Promise<boolean> {
  return !(await database.selectFrom('registered_streets').select('street').limit(1).executeTakeFirst());
}
