import { sql, type Selectable } from 'kysely';
import type { Database, Executor, Timestamp } from '@alzette/shop-api/platform';

/** A client's subscription to notifications of orders. */
interface HubSubscriptionTable {
  id: string;
  client_id: string;
  callback: string;
  /** As the client sent it; empty for every event. */
  query: string;
  created_at: Timestamp;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    hub_subscriptions: HubSubscriptionTable;
  }
}

export type Subscription = Pick<Selectable<HubSubscriptionTable>, 'id' | 'client_id' | 'callback' | 'query'>;

const maxPerClient = 5;
const columns = ['id', 'client_id', 'callback', 'query'] as const;

/** Adds a subscription, unless the client already has this callback or the maximum number of subscriptions. */
export function insertSubscription(
  database: Database,
  subscription: Subscription,
): Promise<'added' | 'known' | 'too_many'> {
  const { client_id: client, callback } = subscription;
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`hub of ${client}`}, 0))`.execute(transaction);
    const known = await findClientSubscriptions(transaction, client);
    if (known.some((each) => each.callback === callback)) return 'known';
    if (known.length >= maxPerClient) return 'too_many';
    await transaction.insertInto('hub_subscriptions').values(subscription).execute();
    return 'added';
  });
}

export function findClientSubscriptions(database: Executor, client: string): Promise<Subscription[]> {
  return database
    .selectFrom('hub_subscriptions')
    .select(columns)
    .where('client_id', '=', client)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findSubscriptions(database: Executor): Promise<Subscription[]> {
  return database.selectFrom('hub_subscriptions').select(columns).execute();
}

export async function findSubscription(database: Executor, id: string): Promise<Subscription | null> {
  const found = database.selectFrom('hub_subscriptions').select(columns).where('id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

/** @returns false if the client has no such subscription */
export async function deleteSubscription(
  database: Executor,
  { id, client_id: client }: Pick<Subscription, 'id' | 'client_id'>,
): Promise<boolean> {
  const gone = database.deleteFrom('hub_subscriptions').where('id', '=', id).where('client_id', '=', client);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
}
