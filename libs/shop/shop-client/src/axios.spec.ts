/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HttpRequest } from '@alzette/remote-contract';
import { createHttpPort } from './axios';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let seen: Seen[] = [];
let respond: (response: ServerResponse, attempt: number) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void text(request).then((body) => {
      seen.push({ method, url, headers, body });
      respond(response, seen.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});

beforeEach(() => {
  seen = [];
  respond = (response) => sendJson(response, 200, { fine: true });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function sendJson(response: ServerResponse, status: number, body: unknown, type = 'application/json') {
  response.writeHead(status, { 'content-type': type });
  response.end(JSON.stringify(body));
}

function send(request: Partial<HttpRequest> = {}) {
  const { port } = server.address() as AddressInfo;
  return createHttpPort(`http://localhost:${port}`).request({ method: 'GET', url: '/api/thing', ...request });
}

const problem = {
  type: 'about:blank',
  title: 'Changed',
  status: 409,
  code: 'price_changed',
  totals: { oneOff: 1, monthly: 2 },
};

describe('a request', () => {
  it('carries method, path, query, headers and body', async () => {
    const response = await send({
      method: 'POST',
      query: { first_name: 'Zoé & Co' },
      headers: { 'X-Kind': 'a' },
      body: { a: 1 },
    });
    expect(response).toEqual({ status: 200, body: { fine: true } });
    expect(seen).toMatchObject([{ method: 'POST', url: '/api/thing?first_name=Zo%C3%A9+%26+Co', body: '{"a":1}' }]);
    expect(seen[0]?.headers).toMatchObject({
      'x-kind': 'a',
      'content-type': 'application/json',
      accept: 'application/json',
    });
  });

  it('[I8] sends no body where none is given', async () => {
    await send({ method: 'POST' });
    expect(seen[0]?.body).toBe('');
  });

  it('keeps its content type', async () => {
    await send({ method: 'PATCH', headers: { 'content-type': 'application/merge-patch+json' }, body: { a: 1 } });
    expect(seen[0]).toMatchObject({ body: '{"a":1}', headers: { 'content-type': 'application/merge-patch+json' } });
  });
});

describe('[T1] the header traceparent', () => {
  /** As on the shop's own pages, where requests have no base address. */
  const sendOnSite = () => {
    const { port } = server.address() as AddressInfo;
    return createHttpPort().request({ method: 'GET', url: `http://localhost:${port}/api/thing` });
  };

  it('is the same trace for requests of one action, and another one for the next', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(10_000);
    await sendOnSite();
    clock.mockReturnValue(10_900);
    await sendOnSite();
    clock.mockReturnValue(12_000);
    await sendOnSite();
    clock.mockRestore();
    const [first, second, third] = seen.map(({ headers }) => String(headers['traceparent']).split('-'));
    expect(first).toEqual([
      '00',
      expect.stringMatching(/^[\da-f]{32}$/u),
      expect.stringMatching(/^[\da-f]{16}$/u),
      '00',
    ]);
    expect(second?.[1]).toBe(first?.[1]);
    expect(second?.[2]).not.toBe(first?.[2]);
    expect(third?.[1]).not.toBe(first?.[1]);
  });

  it('is left out on a page of another site, where it would cost a preflight', async () => {
    await send();
    expect(seen[0]?.headers['traceparent']).toBeUndefined();
  });
});

describe('a request error', () => {
  it('carries the problem document of the server', async () => {
    respond = (response) => sendJson(response, 409, problem, 'application/problem+json');
    await expect(send()).rejects.toMatchObject({ name: 'ShopHttpError', status: 409, code: 'price_changed', problem });
    expect(seen).toHaveLength(1);
  });

  it('is an unexpected response without a problem document', async () => {
    respond = (response) => {
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end('<h1>Not here</h1>');
    };
    await expect(send()).rejects.toMatchObject({ status: 404, code: 'unexpected_answer', problem: null });
  });

  it('is unreachable when the response exceeds the timeout', async () => {
    respond = () => undefined;
    await expect(send({ method: 'POST', timeout: 100 })).rejects.toMatchObject({
      status: null,
      code: 'unreachable',
      problem: null,
    });
    expect(seen).toHaveLength(1);
  });

  it('is unreachable when the connection is reset', async () => {
    respond = (response) => response.socket?.resetAndDestroy();
    await expect(send({ method: 'POST' })).rejects.toMatchObject({ status: null, code: 'unreachable' });
  });

  it('is unreachable when no server listens', async () => {
    const nobody = createHttpPort('http://localhost:1');
    await expect(nobody.request({ method: 'POST', url: '/' })).rejects.toMatchObject({
      status: null,
      code: 'unreachable',
    });
  });
});

describe('a temporary failure', () => {
  const recoversAt = (good: number, status = 503) => {
    respond = (response, attempt) =>
      attempt < good ? sendJson(response, status, {}) : sendJson(response, 200, { attempt });
  };

  it.each([502, 503, 504])('%i is retried for a read', async (status) => {
    recoversAt(2, status);
    await expect(send()).resolves.toMatchObject({ body: { attempt: 2 } });
  });

  it('is tried three times in total', async () => {
    recoversAt(4);
    await expect(send()).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(3);
  });

  it('is retried for a write only with an Idempotency-Key, which stays the same', async () => {
    recoversAt(2);
    await expect(send({ method: 'POST', headers: { 'Idempotency-Key': 'key-1' }, body: {} })).resolves.toMatchObject({
      body: { attempt: 2 },
    });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
  });

  it.each(['POST', 'PATCH'] as const)('is never retried for a %s without a key', async (method) => {
    recoversAt(2);
    await expect(send({ method, body: {} })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(1);
  });

  it.each([400, 409, 422, 500])('%i is not temporary and not retried', async (status) => {
    recoversAt(2, status);
    await expect(send()).rejects.toMatchObject({ status });
    expect(seen).toHaveLength(1);
  });

  it('is not retried once the caller has aborted', async () => {
    const leaving = new AbortController();
    respond = (response) => {
      leaving.abort();
      sendJson(response, 503, {});
    };
    await expect(send({ signal: leaving.signal })).rejects.toMatchObject({ code: 'unreachable' });
    expect(seen).toHaveLength(1);
  });
});
