import { once } from 'node:events';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serverMetrics } from '@alzette/server-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitConnections } from './open-connections';

const metrics = serverMetrics('site-server');
const lines: Record<string, unknown>[] = [];
const sockets: Socket[] = [];
let app: FastifyInstance;

async function start(trustedProxies: readonly string[] = []) {
  app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  limitConnections(app, { trustedProxies, metrics, maxPerNetwork: 5 });
  app.get('/', async () => 'hello');
  await app.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
  metrics.registry.clear();
  lines.length = 0;
});

/** @param isUsed sends a request and stays open */
async function connect(localAddress = '127.0.0.1', isUsed = false): Promise<Socket> {
  const socket = createConnection({
    port: (app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    localAddress,
  });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (isUsed) {
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await once(socket, 'data');
  }
  return socket;
}
const valueOf = async (name: string) => (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value;
const openOf = (all: readonly Socket[]) =>
  all.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;

describe('[V7] the open connections of a network', () => {
  it('that never sent a request make room for new ones, are counted, and are one line of the log', async () => {
    await start();
    const unused = [];
    for (let count = 0; count < 20; count += 1) unused.push(await connect());
    const used = await connect('127.0.0.1', true);
    await wait(100);
    expect(openOf(unused)).toBe(4);
    expect(openOf([used])).toBe(1);
    expect([await valueOf('alzette_open_connections'), await valueOf('alzette_closed_connections_total')]).toEqual([
      5, 16,
    ]);
    expect(lines).toMatchObject([{ msg: expect.stringContaining('too many open connections') }]);
  });

  it('that are all in use leave no room, and another network has its own', async () => {
    await start();
    const used = [];
    for (let count = 0; count < 5; count += 1) used.push(await connect('127.0.0.1', true));
    const late = await connect();
    await wait(100);
    expect([openOf(used), openOf([late])]).toEqual([5, 0]);
    expect(openOf([await connect('127.0.0.2', true)])).toBe(1);
    used[0]?.destroy();
    await wait(100);
    expect(openOf([await connect('127.0.0.1', true)])).toBe(1);
  });

  it('are not bounded for a load balancer', async () => {
    await start(['127.0.0.0/8']);
    const unused = [];
    for (let count = 0; count < 20; count += 1) unused.push(await connect());
    await wait(100);
    expect(openOf(unused)).toBe(20);
  });
});
