import type { Readable } from 'node:stream';
import { Agent, errors, request } from 'undici';
import type { IncomingHttpHeaders } from 'node:http';
import {
  circuitBreaker,
  CircuitOpenError,
  ProblemError,
  requestIdHeaders,
  type CircuitBreaker,
} from '@alzette/server-kit';

const connectTimeoutMs = 1_500;

/** How long an open circuit rejects calls. Short, because a restarting server is soon back. */
const circuitResetMs = 2_000;

export interface UpstreamRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

export interface Upstream {
  /**
   * Resolves for every HTTP status, a 500 too.
   *
   * @throws ProblemError 502 when the server is unreachable or its circuit is open; 504 after the timeout
   */
  call(request: UpstreamRequest): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}

/**
 * Connections to the upstreams.
 *
 * @param timeoutMs for the head of a response, and for each pause in its body
 */
export function upstream(timeoutMs: number): Upstream {
  const agent = new Agent({
    connect: { timeout: connectTimeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const breakers = new Map<string, CircuitBreaker>();
  const breakerOf = (origin: string) => {
    const breaker = breakers.get(origin) ?? circuitBreaker({ resetMs: circuitResetMs });
    breakers.set(origin, breaker);
    return breaker;
  };
  return {
    call: async ({ url, method, headers, body }) => {
      try {
        const answer = await breakerOf(url.origin).run(() =>
          request(url, {
            dispatcher: agent,
            method: method as 'GET',
            headers: { ...headers, ...requestIdHeaders() },
            body,
          }),
        );
        return { status: answer.statusCode, headers: answer.headers, body: answer.body };
      } catch (cause) {
        throw failure(cause);
      }
    },
    close: async () => {
      for (const breaker of breakers.values()) breaker.close();
      // At shutdown no request is left that waits for a response.
      await agent.destroy();
    },
  };
}

function failure(cause: unknown): ProblemError {
  return cause instanceof errors.HeadersTimeoutError
    ? new ProblemError(504, 'upstream_timeout', 'The shop did not answer in time', { cause })
    : new ProblemError(502, 'upstream_unreachable', 'The shop cannot be reached right now', {
        cause,
        ...(cause instanceof CircuitOpenError && { retryAfter: cause.retryAfter }),
      });
}
