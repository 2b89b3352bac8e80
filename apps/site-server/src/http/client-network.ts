import { createHmac, hkdfSync } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Gives the pseudonym of the network that a request comes from. Only servers with the session key can compute it. */
export type NetworkOf = (request: Pick<FastifyRequest, 'ip'>) => string;

/**
 * Rate limits count networks. Upstreams get a keyed hash, never the address. A household has 2^64 IPv6 addresses or more, so
 * the hash covers the first 64 bits of an IPv6 address.
 */
export function networkNames(sessionKey: string): NetworkOf {
  const key = Buffer.from(hkdfSync('sha256', sessionKey, '', 'alzette client network', 32));
  return ({ ip }) => createHmac('sha256', key).update(networkOf(ip)).digest('base64url').slice(0, 22);
}

/** Gives the pseudonym of the IPv6 site (/56) that a request comes from; null for IPv4. */
export function siteNames(sessionKey: string): (request: Pick<FastifyRequest, 'ip'>) => string | null {
  const nameOf = networkNames(sessionKey);
  return ({ ip }) => {
    const site = siteOf(ip);
    return site === null ? null : nameOf({ ip: site });
  };
}

/** An IPv4 address, also when written as IPv6; the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  return ipv6Groups(address)?.slice(0, 4).join(':') ?? ipv4Of(address);
}

/** The first 56 bits of an IPv6 address, which a provider gives to one household; null for IPv4. */
export function siteOf(address: string): string | null {
  const [first = '', second = '', third = '', fourth = ''] = ipv6Groups(address) ?? [];
  if (first === '') return null;
  return [first, second, third, (parseInt(fourth, 16) >> 8).toString(16)].join(':') + '/56';
}

function ipv4Of(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1] ?? address;
}

/** The groups of an IPv6 address without leading zeros; null for IPv4, also when written as IPv6. */
function ipv6Groups(address: string): readonly string[] | null {
  if (isIP(address) !== 6 || ipv4Of(address) !== address) return null;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/u, ''));
}
