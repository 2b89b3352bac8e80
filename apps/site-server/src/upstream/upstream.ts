import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
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

/** Timeout of the health check of an upstream after a failed call. */
const probeTimeoutMs = 1_000;

/** How long an open circuit rejects calls. Short, because a restarting server is soon back. */
const circuitResetMs = 2_000;

export interface UpstreamRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

export interface UpstreamResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** Frees the connection for the next call. The status is already known, so errors in the body are ignored. */
export async function drain({ body }: UpstreamResponse): Promise<void> {
  await Promise.allSettled([finished(body.resume())]);
}

export interface Upstream {
  /**
   * Resolves for every HTTP status, a 500 too.
   *
   * @throws ProblemError 502 when the server is unreachable or its circuit is open; 504 after the timeout
   */
  call(request: UpstreamRequest): Promise<UpstreamResponse>;
  close(): Promise<void>;
}

/** A call failed although its upstream responds to others. The request caused the failure, so the circuit stays closed. */
class RequestFailedError extends Error {
  override readonly name = 'RequestFailedError';
}

/**
 * Connections to the upstreams. All visitors share the circuit of an upstream, so a failed call counts only if the upstream does not
 * respond to a health check either: no visitor can open the circuit by requests that fail or take too long.
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
    const breaker =
      breakers.get(origin) ??
      circuitBreaker({ resetMs: circuitResetMs, isFailure: (error) => !(error instanceof RequestFailedError) });
    breakers.set(origin, breaker);
    return breaker;
  };
  const probes = new Map<string, Promise<boolean>>();
  const isResponsive = (origin: string) => {
    const probe = probes.get(origin) ?? respondsAt(origin).finally(() => probes.delete(origin));
    probes.set(origin, probe);
    return probe;
  };
  const send = ({ url, method, headers, body }: UpstreamRequest) =>
    request(url, {
      dispatcher: agent,
      method: method as 'GET',
      headers: { ...headers, ...requestIdHeaders() },
      body,
    }).catch(async (cause: unknown) => {
      if (!isUnreachable(cause) && (await isResponsive(url.origin)))
        throw new RequestFailedError('The upstream responds to other requests', { cause });
      throw cause;
    });
  return {
    call: async (sent) => {
      try {
        const response = await breakerOf(sent.url.origin).run(() => send(sent));
        return { status: response.statusCode, headers: response.headers, body: response.body };
      } catch (error) {
        throw failure(error instanceof RequestFailedError ? error.cause : error);
      }
    },
    close: async () => {
      for (const breaker of breakers.values()) breaker.close();
      // At shutdown no request is waiting for a response.
      await agent.destroy();
    },
  };
}

/** No connection was made, so the request did not cause the failure. */
function isUnreachable(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || error instanceof errors.ConnectTimeoutError;
}

/** Whether an upstream responds, with any status. Uses a new connection, because a call may have broken the pooled ones. */
async function respondsAt(origin: string): Promise<boolean> {
  const agent = new Agent({ connect: { timeout: probeTimeoutMs } });
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    const response = await request(new URL('/health/live', origin), { dispatcher: agent, signal });
    await response.body.dump();
    return true;
  } catch {
    return false;
  } finally {
    await agent.destroy();
  }
}

function failure(cause: unknown): ProblemError {
  return cause instanceof errors.HeadersTimeoutError
    ? new ProblemError('upstream_timeout', { cause })
    : new ProblemError('upstream_unreachable', {
        cause,
        ...(cause instanceof CircuitOpenError && { retryAfter: cause.retryAfter }),
      });
}
