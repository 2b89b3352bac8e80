import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import type { ServerMetrics } from '@alzette/server-kit';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { networkOf, siteOf } from './client-network';

/** Maximum open connections of one network; a browser opens six. The networks of one IPv6 site (/56) may have four times as many. */
const maxOfNetwork = 500;
const networksOfSite = 4;
/** Logs a flood once a minute instead of once per connection. */
const logIntervalMs = 60_000;

export interface ConnectionOptions {
  readonly trustedProxies: readonly string[];
  readonly metrics?: ServerMetrics | undefined;
  readonly maxPerNetwork?: number;
}

/**
 * Bounds the open connections of a network. At its limit the oldest connection that has never sent a request makes room, else the new one
 * is closed. Load balancers have to limit their own connections.
 */
export function limitConnections(
  app: FastifyInstance,
  { trustedProxies, metrics, maxPerNetwork = maxOfNetwork }: ConnectionOptions,
): void {
  const proxies = rangesOf(trustedProxies);
  const open = new Map<string, Set<Socket>>();
  const unused = new WeakSet<Socket>();
  const registers = metrics ? [metrics.registry] : [];
  const openCount = new Gauge({ name: 'alzette_open_connections', help: 'Open connections of browsers', registers });
  const closedCount = new Counter({
    name: 'alzette_closed_connections_total',
    help: 'Connections that were closed because their network had too many',
    registers,
  });
  let closedSinceLog = 0;
  let loggedAt = -Infinity;

  function close(socket: Socket): void {
    socket.destroy();
    closedCount.inc();
    closedSinceLog += 1;
    if (performance.now() - loggedAt < logIntervalMs) return;
    app.log.warn({ closed: closedSinceLog }, 'networks have too many open connections: some were closed');
    [loggedAt, closedSinceLog] = [performance.now(), 0];
  }

  /** False if the limit is reached. */
  function makeRoom(sockets: ReadonlySet<Socket>, max: number): boolean {
    if (sockets.size < max) return true;
    for (const socket of sockets) {
      if (!unused.has(socket)) continue;
      close(socket);
      return true;
    }
    return false;
  }

  function groupsOf(address: string): readonly (readonly [sockets: Set<Socket>, key: string, max: number])[] {
    const site = siteOf(address);
    const keys = [
      [networkOf(address), maxPerNetwork],
      ...(site === null ? [] : [[site, maxPerNetwork * networksOfSite]]),
    ] as const;
    return keys.map(([key, max]) => [open.get(String(key)) ?? new Set<Socket>(), String(key), Number(max)]);
  }

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || proxies.check(remoteAddress, isIP(remoteAddress) === 6 ? 'ipv6' : 'ipv4'))
      return;
    const groups = groupsOf(remoteAddress);
    if (!groups.every(([sockets, , max]) => makeRoom(sockets, max))) return close(socket);
    unused.add(socket);
    openCount.inc();
    for (const [sockets, key] of groups) open.set(key, sockets.add(socket));
    socket.once('close', () => {
      openCount.dec();
      for (const [sockets, key] of groups) {
        sockets.delete(socket);
        if (sockets.size === 0) open.delete(key);
      }
    });
  });
  app.server.on('request', ({ socket }: IncomingMessage) => void unused.delete(socket));
}

/** @param proxies addresses and ranges, checked when the environment was read */
function rangesOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return list;
}
