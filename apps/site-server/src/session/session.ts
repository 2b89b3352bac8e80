import { hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import secureSession, { type Session } from '@fastify/secure-session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Customer, Session as VisitorSession } from '@alzette/shop-model';
import { SessionSchema } from '@alzette/shop-model/schemas';
import type { Environment } from '../settings/environment';
import { cookieName } from '../http/security-headers';
import type { EndedSessions } from './ended-sessions';

/** A login in progress: the values that the provider's response must match, and the page to return to. */
export interface LoginAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnTo: string;
}

declare module '@fastify/secure-session' {
  interface SessionData {
    id: string;
    /** In milliseconds since 1970. Missing in sessions that predate this member. */
    startedAt: number;
    /** A customer's last request, to the minute, in milliseconds since 1970. */
    usedAt: number;
    customer: string;
    login: LoginAttempt;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The clock of sessions, in milliseconds since 1970. */
    now: () => number;
    endedSessions: EndedSessions;
  }
  interface FastifyRequest {
    embeddedSession: Session;
  }
}

const sevenDays = 7 * 24 * 60 * 60;

const minuteMs = 60 * 1000;

/** A login ends after this time without a request. */
const idleLoginMs = 30 * minuteMs;

/** A login ends after this time in any case. */
const maxLoginMs = 12 * 60 * minuteMs;

export interface SessionOptions {
  readonly environment: Pick<Environment, 'sessionKey' | 'formerSessionKeys' | 'siteUrl'>;
  readonly endedSessions: EndedSessions;
  readonly now: () => number;
}

/**
 * Registers the visitor's session: a random id and the customer, in an encrypted cookie that scripts cannot read. Pages of
 * other sites that embed the shop have a partitioned cookie, and so a session of their own (ADR 0016).
 */
export async function visitorSession(
  app: FastifyInstance,
  { environment: { sessionKey, formerSessionKeys, siteUrl }, endedSessions, now }: SessionOptions,
): Promise<void> {
  const keys = (use: string) => [sessionKey, ...formerSessionKeys].map((key) => cookieKey(key, use));
  const shared = { path: '/', httpOnly: true, maxAge: sevenDays } as const;
  await app.register(secureSession, [
    {
      sessionName: 'session',
      key: keys('alzette session cookie'),
      cookieName: cookieName('alzette_session', siteUrl),
      expiry: sevenDays,
      cookie: { ...shared, sameSite: 'lax', secure: siteUrl.startsWith('https:') },
    },
    {
      sessionName: 'embeddedSession',
      key: keys('alzette embedded session cookie'),
      cookieName: cookieName('alzette_embedded', siteUrl),
      expiry: sevenDays,
      cookie: { ...shared, sameSite: 'none', secure: true, partitioned: true },
    },
  ]);
  app.decorate('now', now);
  app.decorate('endedSessions', endedSessions);
  app.addHook('onRequest', async (request) => {
    const session = sessionOf(request);
    const id = session.get('id');
    if (id === undefined) return;
    const isCustomer = session.get('customer') !== undefined;
    const refreshed = endedSessions.refresh();
    // A guest's page does not wait, because the session contains no account.
    if (isCustomer) await refreshed;
    if (endedSessions.has(id) || isLoginOver(session, now())) startSession(request, null);
    else if (isCustomer) noteUse(session, now());
  });
}

function isLoginOver(session: Session, now: number): boolean {
  if (session.get('customer') === undefined) return false;
  const startedAt = session.get('startedAt') ?? 0;
  return now - startedAt >= maxLoginMs || now - (session.get('usedAt') ?? startedAt) >= idleLoginMs;
}

/** Sets the cookie at most once a minute. */
function noteUse(session: Session, now: number): void {
  if (now - (session.get('usedAt') ?? 0) >= minuteMs) session.set('usedAt', now);
}

/** The id of the visitor's session. The first call starts the session. */
export function sessionId(request: FastifyRequest): string {
  const present = sessionOf(request).get('id');
  if (present !== undefined) return present;
  return startSession(request, null);
}

/** When the session began, in milliseconds since 1970. */
export function sessionStart(request: FastifyRequest): number {
  return sessionOf(request).get('startedAt') ?? 0;
}

/** The logged-in customer; null for a guest. */
export function sessionCustomer(request: FastifyRequest): Customer | null {
  const packed = sessionOf(request).get('customer');
  return packed === undefined ? null : unpackCustomer(packed);
}

/**
 * Ends the session at login and logout, for all instances of its cookie, and starts another one.
 *
 * @throws ProblemError 502 `session_not_ended`
 */
export async function renewSession(request: FastifyRequest, customer: Customer | null): Promise<void> {
  const id = sessionOf(request).get('id');
  if (id !== undefined) await request.server.endedSessions.end(id);
  startSession(request, customer);
}

/** Returns the id. */
function startSession(request: FastifyRequest, customer: Customer | null): string {
  const session = sessionOf(request);
  // A login does not start a new visit: the pinned releases stay.
  session.regenerate(['releases']);
  const id = newId();
  session.set('id', id);
  session.set('startedAt', request.server.now());
  if (customer) session.set('customer', packCustomer(customer));
  return id;
}

/** Pages of the shop and embedding pages of the same site share one session; other embedding pages use the partitioned one. */
export function sessionOf({ embedder, session, embeddedSession }: FastifyRequest): Session {
  return embedder?.isCrossSite ? embeddedSession : session;
}

function cookieKey(sessionKey: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionKey, '', use, 32));
}

function newId(): string {
  return randomBytes(24).toString('base64url');
}

/** Lines of a customer in a session. */
const maxLines = 20;

/** Characters of a packed customer: encrypted and encoded, with the rest of the session, the cookie stays below 4 KB. */
const maxPackedLength = 1_900;

/** Compresses a customer for the session cookie. Lines that would make the cookie too large are left out. */
function packCustomer(customer: Customer): string {
  for (let count = Math.min(maxLines, customer.lines.length); count > 0; count -= 1) {
    const packed = pack({ ...customer, lines: customer.lines.slice(0, count) });
    if (packed.length <= maxPackedLength) return packed;
  }
  return pack({ ...customer, lines: [] });
}

function unpackCustomer(packed: string): Customer {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString()) as Customer;
}

function pack(customer: Customer): string {
  return deflateRawSync(JSON.stringify(customer)).toString('base64url');
}

export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/api/session',
    { schema: { summary: 'Who is logged in', response: { 200: SessionSchema } } },
    async (request, reply): Promise<VisitorSession> => {
      const customer = sessionCustomer(request);
      reply.header('cache-control', 'no-store');
      return customer ? { status: 'customer', customer } : { status: 'guest' };
    },
  );
}
