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

/** A refused or unreachable address is given up after this many milliseconds. */
const connectTimeout = 1_500;

/** How long a server that is away is left alone, in milliseconds: one that restarts is back soon. */
const rest = 2_000;

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
   * Whatever is answered is an answer, a 500 too.
   *
   * @throws ProblemError 502 when nobody answers, or nobody did for a while; 504 when nobody answers in time
   */
  call(request: UpstreamRequest): Promise<UpstreamAnswer>;
  close(): Promise<void>;
}

/** Connections to the servers behind the site. `timeout` in milliseconds bounds the wait for the answer's head, and each pause in its body. */
export function upstream(timeout: number): Upstream {
  const agent = new Agent({
    connect: { timeout: connectTimeout },
    headersTimeout: timeout,
    bodyTimeout: timeout,
  });
  const breakers = new Map<string, CircuitBreaker>();
  const breakerOf = (origin: string) => {
    const breaker = breakers.get(origin) ?? circuitBreaker({ rest });
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
      // Whoever still waits for an answer is gone.
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
