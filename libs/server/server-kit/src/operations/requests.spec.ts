import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import {
  observeRequests,
  type ProblemError,
  problemOf,
  requestIdHeaders,
  sendProblem,
  serverLog,
  serverMetrics,
  serverOptions,
} from '..';

const wellFormedId = /^[\w-]{8,64}$/u;

function start(ids: 'own' | 'callers') {
  const lines: Record<string, unknown>[] = [];
  const metrics = serverMetrics('test-server');
  const logger = serverLog({
    name: 'test-server',
    level: 'info',
    stream: { write: (line) => lines.push(JSON.parse(line)) },
  });
  const app = Fastify({ logger, ...serverOptions(ids) });
  app.setErrorHandler<ProblemError>((error, _request, reply) => sendProblem(reply, problemOf(error)));
  observeRequests(app, { metrics });
  app.post('/orders/:token', async () => {
    await wait(1);
    return requestIdHeaders();
  });
  app.get('/fails', async (request, reply) => {
    const cause = Object.assign(new Error('550 <canary@example.lu> is unknown'), {
      rejected: ['canary@example.lu'],
      code: 'EENVELOPE',
    });
    request.log.error(
      { err: new Error('not sent to +352 691 123 456', { cause }), email: 'canary@example.lu' },
      'failed',
    );
    return reply.code(503).send({});
  });
  return { app, lines, metrics };
}

describe('the id of a request', () => {
  it.each([
    ['own', 'a-good-id', false],
    ['callers', 'a-good-id', true],
    ['callers', 'evil id\tof a caller', false],
    ['callers', 'x'.repeat(65), false],
  ] as const)('of a server with %s ids is the given %j: %s', async (ids, given, isTaken) => {
    const { app, lines } = start(ids);
    const response = await app.inject({
      method: 'POST',
      url: '/orders/secret',
      headers: { 'x-request-id': given },
      payload: { a: 1 },
    });
    const id = String(response.headers['x-request-id']);
    expect(id === given).toBe(isTaken);
    expect(id).toMatch(wellFormedId);
    expect(response.json()).toEqual({ 'x-request-id': id });
    expect(lines.at(-1)).toMatchObject({
      name: 'test-server',
      requestId: id,
      method: 'POST',
      route: '/orders/:token',
      status: 200,
    });
    await app.close();
  });

  it('belongs to its own request on a shared connection, even with a late body', async () => {
    const { app } = start('own');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = () =>
      new Promise<{ own: unknown; forwarded: unknown }>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'content-length': 7 };
        const sent = request(
          { port, host: '127.0.0.1', path: '/orders/a', method: 'POST', agent, headers },
          (response) => {
            text(response).then((body) => {
              const { 'x-request-id': forwarded } = JSON.parse(body);
              resolve({ own: response.headers['x-request-id'], forwarded });
            }, reject);
          },
        );
        sent.on('error', reject).write('{"a"');
        setTimeout(() => sent.end(':1}'), 30);
      });
    const responses = [await send(), await send(), await send()];
    for (const { own, forwarded } of responses) expect(forwarded).toBe(own);
    expect(new Set(responses.map(({ own }) => own)).size).toBe(3);
    agent.destroy();
    await app.close();
  });

  it('is missing outside a request', () => {
    expect(requestIdHeaders()).toEqual({});
  });
});

it.each([
  ['one Host header', 'Host: a.example\r\n', 200],
  ['two Host headers', 'Host: a.example\r\nHost: b.example\r\n', 400],
  ['the same Host header twice', 'Host: a.example\r\nhost: a.example\r\n', 400],
])('serves a request with %s', async (_title, hosts, status) => {
  const { app } = start('own');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = createConnection((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST /orders/a HTTP/1.1\r\n${hosts}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
  await app.close();
});

it('logged errors hold no address, no number and no data of libraries', async () => {
  const { app, lines } = start('own');
  const { headers } = await app.inject('/fails');
  expect(JSON.stringify(lines)).not.toMatch(/canary|691 ?123|123 ?456/u);
  expect(lines[0]).toMatchObject({
    requestId: headers['x-request-id'],
    err: { type: 'Error', stack: expect.stringContaining('requests.spec'), cause: { code: 'EENVELOPE' } },
  });
  expect(lines[0]?.['traceId']).toMatch(/^[\da-f]{32}$/u);
  expect(lines[1]).toMatchObject({ msg: 'responded', traceId: lines[0]?.['traceId'] });
  await app.close();
});

it('metrics count responses by route pattern, and unmatched addresses as unknown', async () => {
  const { app, metrics } = start('own');
  await app.inject({ method: 'POST', url: '/orders/secret-1', payload: {} });
  await app.inject({ method: 'POST', url: '/orders/secret-2', payload: {} });
  for (const url of ['/nowhere', '/canary@example.lu', '/%zz']) await app.inject(url);
  const figures = await metrics.registry.metrics();
  expect(figures).toContain(
    'http_request_duration_seconds_count{server="test-server",method="POST",route="/orders/:token",status="200"} 2',
  );
  expect(figures).not.toMatch(/secret|nowhere|canary/u);
  const routes = new Set([...figures.matchAll(/route="([^"]+)"/gu)].map(([, route]) => route));
  expect([...routes].sort()).toEqual(['/orders/:token', 'unknown']);
  await app.close();
});

it.each([
  ['/canary@example.lu%zz', 400],
  [`/orders/${'x'.repeat(300)}`, 414],
])('the address %.20s gets a problem document that does not repeat it', async (url, status) => {
  const { app, lines } = start('own');
  const { statusCode, headers, body } = await app.inject({ method: 'POST', url });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('application/problem+json'),
    'x-content-type-options': 'nosniff',
  });
  expect(JSON.parse(body)).toMatchObject({ status, requestId: headers['x-request-id'] });
  expect(body + JSON.stringify(lines)).not.toMatch(/canary|xxx/u);
  await app.close();
});

it.each([
  ['no HTTP at all', 'HELO shop\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
  [
    'a target in absolute form',
    'GET http://evil.example/fails HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n',
    400,
  ],
  ['an endless head', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
])('%s gets a problem document', async (_title, sent, status) => {
  const { app } = start('own');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const response = await new Promise<string>((resolve) => {
    const chunks: Buffer[] = [];
    const socket = createConnection(port, '127.0.0.1', () => socket.write(sent));
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
  expect(response).toContain('content-type: application/problem+json');
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, code: expect.any(String) });
  await app.close();
});
describe('a request that arrives slowly', () => {
  const timeouts = { request: 400, connection: 5_000 };

  /** What the server sends to a client that writes `head` and then one byte every 50 ms, until it disconnects the client. */
  async function trickle(head: string) {
    const app = Fastify({ logger: false, ...serverOptions('own', { timeouts }) });
    observeRequests(app);
    app.post('/', async () => 'received');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const startedAt = Date.now();
    const received = await new Promise<string>((resolve) => {
      const chunks: Buffer[] = [];
      const socket = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(head));
      const timer = setInterval(() => socket.writable && socket.write('1'), 50);
      socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve(Buffer.concat(chunks).toString());
      });
    });
    await app.close();
    return { received, milliseconds: Date.now() - startedAt };
  }

  it.each([
    ['body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n'],
    ['head', 'POST / HTTP/1.1\r\nhost: a\r\nx-slow: '],
  ])(
    '[K1] by one byte of its %s at a time gets 408 and is disconnected, even if it does not hang up',
    async (_title, head) => {
      const { received, milliseconds } = await trickle(head);
      expect(received).toMatch(/^HTTP\/1.1 408 /u);
      expect(received).toContain('"code":"too_slow"');
      expect(milliseconds).toBeLessThan(3_000);
    },
  );

  it('[K1] a quiet connection is closed', async () => {
    const app = Fastify({ logger: false, ...serverOptions('own', { timeouts: { request: 60_000, connection: 300 } }) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = createConnection((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'close');
    await app.close();
  });

  it('[K1] the timeouts are 30 s for a request and 60 s for a connection, and Node looks often enough', () => {
    const { requestTimeout, connectionTimeout, http } = serverOptions('own');
    expect({ requestTimeout, connectionTimeout }).toEqual({ requestTimeout: 30_000, connectionTimeout: 60_000 });
    expect(http.connectionsCheckingInterval).toBeLessThanOrEqual(2_000);
  });
});
