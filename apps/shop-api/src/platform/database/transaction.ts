import type { Kysely, Transaction } from 'kysely';
import type { ShopSchema } from './schema';

export type Database = Kysely<ShopSchema>;

/** A database, or a transaction on it. */
export type Executor = Database | Transaction<ShopSchema>;
