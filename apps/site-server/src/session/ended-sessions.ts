import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ProblemError } from '@alzette/server-kit';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { InternalCall } from '../upstream/internal-call';
import { drain } from '../upstream/upstream';

/** The sessions that a login or logout ended. All instances share the list through the shop API. */
export interface EndedSessions {
  has(id: string): boolean;
  /**
   * Ends a session for all instances.
   *
   * @throws ProblemError 502 `session_not_ended` when the shop API does not store it
   */
  end(id: string): Promise<void>;
  /** Reads the sessions ended by other instances, at most every two seconds. Resolves within half a second even during an outage. */
  refresh(): Promise<void>;
}

export interface EndedSessionOptions {
  readonly call: InternalCall;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

const ListSchema = Type.Object({
  sessions: Type.Array(Type.Object({ hash: Type.String(), endedAt: Type.String() })),
  isComplete: Type.Boolean(),
});

const refreshMs = 2_000;
const maxWaitMs = 500;

/** Overlap of two reads, because transactions may commit in another order than their times. */
const overlapMs = 10_000;

/** The maximum lifetime of a session cookie. */
const keptMs = 8 * 24 * 60 * 60 * 1000;

export function endedSessions({ call, log, now }: EndedSessionOptions): EndedSessions {
  /** When each session ended, by its hash, oldest first. */
  const ended = new Map<string, number>();
  let latest = 0;
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  async function readPage(): Promise<Static<typeof ListSchema>> {
    const since = new Date(Math.max(latest - overlapMs, now() - keptMs)).toISOString();
    const response = await call('GET', `ended-sessions?since=${encodeURIComponent(since)}`);
    const body = await json(response.body);
    if (response.status !== 200 || !Value.Check(ListSchema, body))
      throw new Error(`GET /internal/ended-sessions responded ${response.status}`);
    return body;
  }

  async function read(): Promise<void> {
    try {
      for (;;) {
        const { sessions, isComplete } = await readPage();
        const before = latest;
        for (const { hash, endedAt } of sessions) {
          ended.set(hash, Date.parse(endedAt));
          latest = Math.max(latest, Date.parse(endedAt));
        }
        if (isComplete || latest === before) break;
      }
      forgetExpired();
    } catch (err) {
      log.warn({ err }, 'ended sessions not read; the known ones stay refused');
    }
  }

  function forgetExpired(): void {
    for (const [hash, at] of ended) {
      if (now() - at < keptMs) break;
      ended.delete(hash);
    }
  }

  return {
    has: (id) => ended.has(hashOf(id)),
    end: async (id) => {
      const hash = hashOf(id);
      const response = await call('POST', 'ended-sessions', { hash }).catch((cause: unknown) => {
        throw notEnded(cause);
      });
      await drain(response);
      if (response.status !== 204) throw notEnded(new Error(`The shop API responded ${response.status}`));
      ended.set(hash, now());
    },
    refresh: async () => {
      if (now() - readAt < refreshMs && reading === null) return;
      reading ??= read().finally(() => {
        readAt = now();
        reading = null;
      });
      await Promise.race([reading, sleep(maxWaitMs, undefined, { ref: false })]);
    },
  };
}

function notEnded(cause: unknown): ProblemError {
  return new ProblemError('session_not_ended', { cause });
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}
