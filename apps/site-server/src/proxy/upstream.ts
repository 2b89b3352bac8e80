import type { Readable } from 'node:stream';
import { Agent, errors, request } from 'undici';
import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError, requestIdHeaders } from '@alzette/server-kit';

/** A refused or unreachable address is given up after this many milliseconds. */
const connectTimeout = 1_500;

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
  /** @throws ProblemError 502 when nobody answers, 504 when nobody answers in time */
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
  return {
    call: async ({ url, method, headers, body }) => {
      try {
        const answer = await request(url, {
          dispatcher: agent,
          method: method as 'GET',
          headers: { ...headers, ...requestIdHeaders() },
          body,
        });
        return { status: answer.statusCode, headers: answer.headers, body: answer.body };
      } catch (cause) {
        throw failure(cause);
      }
    },
    // Whoever still waits for an answer is gone.
    close: () => agent.destroy(),
  };
}

function failure(cause: unknown): ProblemError {
  return cause instanceof errors.HeadersTimeoutError
    ? new ProblemError(504, 'upstream_timeout', 'The shop did not answer in time', { cause })
    : new ProblemError(502, 'upstream_unreachable', 'The shop cannot be reached right now', { cause });
}
