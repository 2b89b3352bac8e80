import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { DeliveryError } from '@alzette/shop-api/platform';

/** A callback did not accept a notification. `status` is null if there was no response. */
export class CallbackError extends DeliveryError {
  override readonly name = 'CallbackError';

  constructor(
    message: string,
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const timeoutMs = 5_000;
const notPublic = 'the callback has no public address';

/** @param allowedHosts `name` or `name:port`: may have a private address and do not require TLS */
function isAllowed({ host, hostname }: URL, allowedHosts: readonly string[]): boolean {
  return allowedHosts.includes(host) || allowedHosts.includes(hostname);
}

/** The global unicast range (RFC 4291, 2.4). It excludes lower addresses, such as the old forms of IPv4 addresses in `::/96`. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * True only for public addresses: no private, local, shared, reserved or translated ones. An IPv4 address written as IPv6 is
 * checked as IPv4.
 */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast));
}

/** Resolves a name, and fails if any of its addresses is not public. The connection is made to the addresses that were checked. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) {
      done(error, '');
      return;
    }
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) done(new Error(notPublic), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** The fault of a callback address, or null. An unknown name and a name in a private network get the same fault. */
export async function callbackFault(callback: string, allowedHosts: readonly string[]): Promise<string | null> {
  const url = URL.canParse(callback) ? new URL(callback) : null;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'has to be an https address';
  if (url.username !== '' || url.password !== '') return 'must not contain credentials';
  if (url.hash !== '') return 'must not contain a fragment';
  if (isAllowed(url, allowedHosts)) return null;
  if (url.protocol === 'http:') return 'has to be an https address';
  const resolved = await new Promise<boolean>((resolve) => {
    const literal = literalAddress(url);
    if (literal !== null) resolve(isPublicAddress(literal));
    else lookupPublic(url.hostname, { all: true }, (error) => resolve(error === null));
  });
  return resolved ? null : 'has to lead to a public address; the operator can allow other hosts';
}

/**
 * Posts a notification. Any 2xx response accepts it, a redirect does not. The address is checked again, because the name may resolve to
 * another address than at the registration. The body of the response is not read.
 *
 * @throws CallbackError
 */
export async function postToCallback(callback: string, body: string, allowedHosts: readonly string[]): Promise<void> {
  const url = new URL(callback);
  const isFree = isAllowed(url, allowedHosts);
  const literal = literalAddress(url);
  // Node connects to a literal address without a lookup.
  if (!isFree && (url.protocol !== 'https:' || (literal !== null && !isPublicAddress(literal))))
    throw new CallbackError(notPublic, null);
  const status = await post(url, body, isFree ? undefined : lookupPublic);
  if (status < 200 || status > 299) throw new CallbackError(`status ${status}`, status);
}

function post(url: URL, body: string, lookup: LookupFunction | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? http : https).request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(lookup && { lookup }),
      },
      (response) => {
        response.on('error', () => undefined);
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', (cause) => {
      const isLate = cause.name === 'AbortError' || cause.name === 'TimeoutError';
      const why = cause.message === notPublic ? notPublic : 'unreachable';
      reject(new CallbackError(isLate ? 'no response in time' : why, null, { cause }));
    });
    request.end(body);
  });
}

/** The host as an IP address, without brackets. Null for a name. */
function literalAddress({ hostname }: URL): string | null {
  const address = hostname.replace(/^\[|\]$/gu, '');
  return ipaddr.isValid(address) ? address : null;
}
