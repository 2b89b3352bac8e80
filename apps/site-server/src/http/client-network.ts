import { createHmac, hkdfSync } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Tells of a request which network it comes from, by a name that only servers with the session key can make. */
export type NetworkOf = (request: Pick<FastifyRequest, 'ip'>) => string;

/**
 * Limits count networks. The servers behind the site never learn an address: they get a keyed hash of it, and one home with
 * IPv6 has more addresses than anybody can count, so that there the first half is what counts.
 */
export function networkNames(sessionKey: string): NetworkOf {
  const key = Buffer.from(hkdfSync('sha256', sessionKey, '', 'alzette client network', 32));
  return ({ ip }) => createHmac('sha256', key).update(networkOf(ip)).digest('base64url').slice(0, 22);
}

/** `192.0.2.7` as it is, also written as IPv6; `2001:db8:1:2:3::4` without its last 64 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':');
}
