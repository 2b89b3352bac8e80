import { createHmac, hkdfSync } from 'node:crypto';
import { ProblemError } from '@alzette/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { ShopServer } from './shop-server';
import { requireVisitor } from './visitor';

/** At most `max` requests in the `seconds` that begin with the first one. */
export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

export interface RouteLimits {
  /** Separates the counts of one route from those of another. */
  readonly name: string;
  /** Requests in ten minutes. */
  readonly perSession: number;
  /** For a customer over all sessions; not limited if left out. */
  readonly perAccount?: number;
  readonly perNetwork: number;
}

/** A counted subject and its limit. */
export type LimitedSubject = readonly [subject: string, limit: RateLimit];

/** Counts that all instances of the server share. The database stores a keyed hash of each subject. */
export interface RateCounter {
  /**
   * Counts a request of each subject in turn, up to the first one over its limit. Returns the seconds that this one has to wait, else null.
   *
   * @param subjects all different
   * @param weight how many requests it counts as; 0 only reads
   */
  count(subjects: readonly LimitedSubject[], weight?: number): Promise<number | null>;
  /** Subtracts one request of each subject. */
  uncount(subjects: readonly LimitedSubject[]): Promise<void>;
}

const tenMinutes = 600;

/** Limits a route per visitor and per network. Use it in `onRequest`, so that a request counts before its body is read. */
export function limitRequests(app: ShopServer, limits: RouteLimits) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await enforceLimits(app.rateCounter, reply, limitedSubjects(request, limits));
  };
}

/** For the `onRequest` of routes that need a visitor: counts before the body is read. The limit of a network allows ten busy sessions. */
export function visitorLimits(app: ShopServer) {
  return (name: string, perSession: number) => [
    requireVisitor,
    limitRequests(app, { name, perSession, perNetwork: 10 * perSession }),
  ];
}

/** Identifies the network of a client: as the site server signed it, else the address of the connection. */
export function networkOf({ visitor, ip }: FastifyRequest): string {
  return visitor?.network ?? ip;
}

/** Networks of one IPv6 site (/56), which one household may use. */
const networksOfSite = 4;

/** The network of a client, and the IPv6 site of the network. */
export function networkSubjects(request: FastifyRequest, name: string, limit: RateLimit): LimitedSubject[] {
  const site = request.visitor?.site;
  return [
    [`${name}:address:${networkOf(request)}`, limit],
    ...(site === undefined ? [] : [[`${name}:site:${site}`, { ...limit, max: networksOfSite * limit.max }] as const]),
  ];
}

/** Checks the session first, so that a session over its limit does not use up the limit of its network. */
export function limitedSubjects(
  request: FastifyRequest,
  { name, perSession, perAccount, perNetwork }: RouteLimits,
): LimitedSubject[] {
  const network = networkOf(request);
  const account = request.visitor?.accountNumber ?? null;
  const ofAccount: LimitedSubject[] =
    perAccount === undefined || account === null
      ? []
      : [[`${name}:account:${account}`, { max: perAccount, seconds: tenMinutes }]];
  return [
    [`${name}:session:${request.visitor?.id ?? network}`, { max: perSession, seconds: tenMinutes }],
    ...ofAccount,
    ...networkSubjects(request, name, { max: perNetwork, seconds: tenMinutes }),
  ];
}

/** @throws ProblemError 429 `too_many_requests`, with `Retry-After` on the reply */
export async function enforceLimits(
  counter: RateCounter,
  reply: FastifyReply,
  subjects: readonly LimitedSubject[],
  weight = 1,
): Promise<void> {
  const wait = await counter.count(subjects, weight);
  if (wait !== null) throw rateLimited(reply, wait);
}

/** @param seconds for `Retry-After` on the reply */
export function rateLimited(reply: FastifyReply, seconds: number): ProblemError {
  reply.header('retry-after', String(seconds));
  return new ProblemError('too_many_requests');
}

/** Sends a mail if no limit is reached, else drops it without an error. Only sent mails count. */
export async function sendWithinLimits(
  counter: RateCounter,
  subjects: readonly LimitedSubject[],
  send: () => Promise<void>,
): Promise<void> {
  if ((await counter.count(subjects)) !== null) return;
  try {
    await send();
  } catch (error) {
    await counter.uncount(subjects);
    throw error;
  }
}

/** The mailbox of an address, for counting: without case and without a `+` suffix. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  return `${local.split('+', 1)[0]}@${domain}`;
}

/** @param sessionKey secret that the instances share */
export function createRateCounter(database: Database, sessionKey: string): RateCounter {
  const hashKey = Buffer.from(hkdfSync('sha256', sessionKey, '', 'alzette rate limits', 32));
  const keyOf = (subject: string) => createHmac('sha256', hashKey).update(subject).digest('base64url');

  return {
    count: async (subjects, weight = 1) => {
      if (subjects.length === 0) return null;
      // One statement, so that no two instances read the same count. Its parts run in turn, because each selects from the one before.
      const parts = subjects.map(([subject, limit], index) => countOf(index, keyOf(subject), limit, weight));
      const counted = subjects.map((_subject, index) => sql`select * from ${nameOf(index)}`);
      const { rows } = await sql<{ seconds_left: number }>`
        with ${sql.join(parts)}
        select seconds_left from (${sql.join(counted, sql` union all `)}) as counted where hits > max`.execute(
        database,
      );
      return rows[0] ? Math.max(1, rows[0].seconds_left) : null;
    },
    uncount: async (subjects) => {
      // One statement each: one for all would lock the rows in any order, and could wait for a count that waits for it.
      for (const [subject] of subjects)
        await sql`update rate_limits set hits = hits - 1 where key = ${keyOf(subject)} and hits > 0`.execute(database);
    },
  };
}

/** SQL: counts one subject if the subject before it is within its limit. `clock_timestamp`, since the statement may wait for a lock. */
function countOf(index: number, key: string, { max, seconds }: RateLimit, weight: number) {
  const condition = index === 0 ? sql`` : sql`from ${nameOf(index - 1)} where hits <= max`;
  return sql`${nameOf(index)} as (
    insert into rate_limits as counted (key, hits, ends_at)
    select ${key}::text, ${weight}::int, clock_timestamp() + make_interval(secs => ${seconds}::int) ${condition}
    on conflict (key) do update set
      hits = case when counted.ends_at <= clock_timestamp() then excluded.hits else counted.hits + excluded.hits end,
      ends_at = case when counted.ends_at <= clock_timestamp() then excluded.ends_at else counted.ends_at end
    returning hits, ceil(extract(epoch from ends_at - clock_timestamp()))::int as seconds_left, ${max}::bigint as max)`;
}

function nameOf(index: number) {
  return sql.id(`subject_${index}`);
}

export async function deleteExpiredCounts(database: Database): Promise<void> {
  await sql`delete from rate_limits where ends_at <= now()`.execute(database);
}

declare module 'fastify' {
  interface FastifyInstance {
    rateCounter: RateCounter;
  }
}
