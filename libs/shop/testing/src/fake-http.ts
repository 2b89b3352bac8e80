import type { HttpPort, HttpRequest, HttpResponse } from '@alzette/remote-contract';
import { type RequestErrorCode, ShopHttpError } from '@alzette/shop-client';
import type { Problem, ServiceQualificationRequest } from '@alzette/shop-model';

/** A body to respond with, or a function of the request that returns one (and may wait or throw). */
export type FakeResponse = unknown | ((request: HttpRequest) => unknown);

/** A problem to respond with; `status` null means no response. */
export interface FakeFailure extends Pick<Problem, 'totals' | 'errors' | 'available' | 'limit'> {
  readonly status: number | null;
  readonly code: RequestErrorCode;
}

export interface FakeHttp extends HttpPort {
  /** Every request so far, in order. */
  readonly requests: readonly HttpRequest[];
  requestsTo(method: HttpRequest['method'], url: string): readonly HttpRequest[];
  /** Registers a response for this method and path. */
  on(method: HttpRequest['method'], url: string, response: FakeResponse): FakeHttp;
  /** Registers a problem for this method and path. */
  fails(method: HttpRequest['method'], url: string, failure: FakeFailure): FakeHttp;
}

const unexpected: string[] = [];

// The screen may handle the refusal: the test must fail all the same.
afterEach(failOnUnexpected);

/** Throws when unregistered requests were made since the last call. */
export function failOnUnexpected(): void {
  const requests = unexpected.splice(0);
  if (requests.length > 0) throw new Error(`No response is registered for:\n${requests.join('\n')}`);
}

const available = ({ body }: HttpRequest) => ({
  available: (body as ServiceQualificationRequest).plans.map(({ code }) => code),
});
const noLimit = { devices: 1e6, simCards: 1e6, monthly: 1e9, oneOff: 1e9 };

/** The servers of a test. An unregistered request fails the test. */
export function fakeHttp(): FakeHttp {
  // Pages ask for them by themselves.
  const responses = new Map<string, FakeResponse>([
    ['GET /api/v2/shop/open-lines', { changes: [], portings: [] }],
    ['GET /api/v2/shop/buyer-limits', { max: noLimit, left: noLimit, simCardAddOns: [] }],
    ['POST /api/v2/shop/service-qualifications', available],
    ['POST /api/v2/shop/addresses', { addresses: [] }],
    ['GET /api/v2/shop/addresses/towns', { towns: [] }],
  ]);
  const requests: HttpRequest[] = [];
  const nameOf = (method: string, url: string) => `${method} ${url}`;

  const http: FakeHttp = {
    requests,
    requestsTo: (method, url) => requests.filter((request) => request.method === method && request.url === url),
    on(method, url, response) {
      responses.set(nameOf(method, url), response);
      return http;
    },
    fails: (method, url, failure) =>
      http.on(method, url, () => {
        throw failureOf(failure);
      }),
    async request<Body>(request: HttpRequest): Promise<HttpResponse<Body>> {
      requests.push(request);
      const name = nameOf(request.method, request.url);
      if (!responses.has(name)) {
        unexpected.push(name);
        throw new Error(`No response is registered for ${name}`);
      }
      const response = responses.get(name);
      const body: unknown = typeof response === 'function' ? await response(request) : response;
      return { status: 200, body: body as Body };
    },
  };
  return http;
}

function failureOf({ status, code, ...extras }: FakeFailure): ShopHttpError {
  if (status === null) return new ShopHttpError(null, code, null);
  const problem: Problem = { type: 'about:blank', title: code, status, code, ...extras };
  return new ShopHttpError(status, code, problem);
}
