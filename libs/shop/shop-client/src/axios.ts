import axios, { type AxiosInstance, isAxiosError } from 'axios';
import type { HttpPort, HttpRequest, HttpResponse } from '@alzette/remote-contract';
import type { Problem } from '@alzette/shop-model';
import { ShopHttpError } from './http-error';

const defaultTimeout = 10_000;
const attempts = 3;
const pauseBetweenAttempts = 400;
const passingStatuses = [502, 503, 504];

/**
 * The host's axios behind the port that remotes use. Repeats only idempotent requests, and only briefly.
 *
 * @param baseURL origin of the shop, on a page of another site; its requests then carry the visitor's session
 * @param pageOf value of the `alzette-page` header of each request
 */
export function createHttpPort(baseURL = '', pageOf?: () => string): HttpPort {
  const client = axios.create({
    baseURL,
    withCredentials: baseURL !== '',
    timeout: defaultTimeout,
    headers: { accept: 'application/json' },
  });
  client.interceptors.request.use((request) => {
    // On a page of another site the header would cost a preflight.
    if (baseURL === '') request.headers.set('traceparent', traceparent());
    if (pageOf) request.headers.set('alzette-page', pageOf());
    return request;
  });
  return {
    request: <Body>(request: HttpRequest) => requestWithRetry<Body>(client, request),
  };
}

const sameActionMs = 1_000;
let traceId = '';
let lastRequestAt = 0;

/** The trace of the shopper's action, for the servers' logs and traces: requests within a second of each other share it. */
function traceparent(): string {
  const now = Date.now();
  if (now - lastRequestAt > sameActionMs) traceId = randomHex(16);
  lastRequestAt = now;
  return `00-${traceId}-${randomHex(8)}-00`;
}

function randomHex(bytes: number): string {
  return crypto
    .getRandomValues(new Uint8Array(bytes))
    .reduce((text, byte) => text + byte.toString(16).padStart(2, '0'), '');
}

async function requestWithRetry<Body>(client: AxiosInstance, request: HttpRequest): Promise<HttpResponse<Body>> {
  const limit = isSafeToRepeat(request) ? attempts : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send<Body>(client, request);
    } catch (cause) {
      const error = toShopHttpError(cause);
      if (attempt >= limit || !isPassing(error) || request.signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseBetweenAttempts * attempt));
    }
  }
}

async function send<Body>(client: AxiosInstance, request: HttpRequest): Promise<HttpResponse<Body>> {
  const { method, url, query, headers, body, timeout, signal } = request;
  const { status, data } = await client.request<Body>({
    method,
    url,
    ...(query && { params: query }),
    ...(headers && { headers }),
    ...(body !== undefined && { data: body }),
    ...(timeout && { timeout }),
    ...(signal && { signal }),
  });
  return { status, body: data };
}

function isSafeToRepeat({ method, headers }: HttpRequest): boolean {
  return method === 'GET' || headers?.['Idempotency-Key'] !== undefined;
}

function isPassing({ status }: ShopHttpError): boolean {
  return status === null || passingStatuses.includes(status);
}

function toShopHttpError(cause: unknown): ShopHttpError {
  if (!isAxiosError(cause) || !cause.response) return new ShopHttpError(null, 'unreachable', null, { cause });
  const { status, data } = cause.response;
  const problem = isProblem(data) ? data : null;
  return new ShopHttpError(status, problem?.code ?? 'unexpected_answer', problem, { cause });
}

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && typeof (data as Problem).code === 'string';
}
