import { circuitBreaker, CircuitOpenError, requestIdHeaders, type CircuitBreakerOptions } from '@alzette/server-kit';
import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';
import { PartnerError } from './partner-error';

/** `url` without a trailing slash. */
export interface PartnerAddress {
  readonly name: string;
  readonly url: string;
  readonly key: string;
}

interface PartnerRequest {
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Milliseconds for the whole call. */
  readonly timeoutMs?: number | undefined;
}

const defaultTimeoutMs = 10_000;

/**
 * Server-to-server calls to one partner, behind a circuit breaker. Every failure is a `PartnerError`; a 404 of a GET is null. All visitors
 * share the circuit, so only an outage opens it. Failures of a single request, even a 500 or an unexpected shape, do not count.
 */
export class PartnerClient {
  private readonly breaker;

  constructor(
    private readonly partner: PartnerAddress,
    options: Pick<CircuitBreakerOptions, 'resetMs'> = {},
  ) {
    this.breaker = circuitBreaker({ ...options, isFailure: isOutage });
  }

  get<Schema extends TSchema>(schema: Schema, request: PartnerRequest): Promise<Static<Schema> | null> {
    return this.guarded(async () => {
      const response = await this.call('GET', request);
      return response.status === 404 ? null : this.readJson(schema, response);
    });
  }

  post<Schema extends TSchema>(schema: Schema, request: PartnerRequest): Promise<Static<Schema>> {
    return this.guarded(async () => this.readJson(schema, await this.call('POST', request)));
  }

  getBytes(request: PartnerRequest): Promise<Uint8Array> {
    return this.guarded(async () => {
      const response = await this.call('GET', request);
      if (!response.ok) throw this.refused(response);
      return this.guard(async () => new Uint8Array(await response.arrayBuffer()));
    });
  }

  private async guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await this.breaker.run(work);
    } catch (cause) {
      if (!(cause instanceof CircuitOpenError)) throw cause;
      throw new PartnerError(this.partner.name, 'unreachable', { cause, retryAfter: cause.retryAfter });
    }
  }

  /** Retries an idempotent call once when the connection breaks, within the same timeout. */
  private async call(method: 'GET' | 'POST', request: PartnerRequest): Promise<Response> {
    const signal = AbortSignal.timeout(request.timeoutMs ?? defaultTimeoutMs);
    const init = this.requestInit(method, request, signal);
    const send = () => this.guard(() => fetch(`${this.partner.url}${request.path}`, init));
    const mayRepeat = method === 'GET' || request.idempotencyKey !== undefined;
    return send().catch((error: PartnerError) => {
      if (mayRepeat && error.reason === 'unreachable') return send();
      throw error;
    });
  }

  private requestInit(method: string, { body, idempotencyKey }: PartnerRequest, signal: AbortSignal): RequestInit {
    const headers: Record<string, string> = { authorization: `Bearer ${this.partner.key}`, ...requestIdHeaders() };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    return { method, headers, body: body === undefined ? null : JSON.stringify(body), redirect: 'error', signal };
  }

  private async readJson<Schema extends TSchema>(schema: Schema, response: Response): Promise<Static<Schema>> {
    if (!response.ok) throw this.refused(response);
    const body: unknown = await this.guard(() => response.json());
    if (!Value.Check(schema, body)) throw this.error('unexpected-answer', new Error('unexpected shape'));
    return body;
  }

  private async guard<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (cause) {
      const { name } = cause as Partial<Error>;
      throw this.error(name === 'TimeoutError' ? 'timeout' : 'unreachable', cause);
    }
  }

  private refused({ status }: Response): PartnerError {
    return new PartnerError(this.partner.name, 'unexpected-answer', { cause: new Error(`status ${status}`), status });
  }

  private error(reason: PartnerError['reason'], cause: unknown): PartnerError {
    return new PartnerError(this.partner.name, reason, { cause });
  }
}

/** Bad gateway, unavailable, gateway timeout. */
const outageStatuses = [502, 503, 504];

function isOutage(error: unknown): boolean {
  if (!(error instanceof PartnerError)) return true;
  return error.status === null ? error.reason !== 'unexpected-answer' : outageStatuses.includes(error.status);
}
