import { BlockList, isIP } from 'node:net';
import type { EnvironmentReader } from '@alzette/server-kit';

/**
 * Reads `ALZETTE_TRUSTED_PROXIES`: the addresses or ranges of the load balancers, separated by commas. `X-Forwarded-For`
 * is trusted only when one of them sends it.
 */
export function readTrustedProxies(reader: EnvironmentReader): readonly string[] {
  const given = reader.text('ALZETTE_TRUSTED_PROXIES', '');
  const proxies = given
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  const wrong = proxies.filter((proxy) => !isRange(proxy));
  if (wrong.length > 0) {
    reader.fault(
      `ALZETTE_TRUSTED_PROXIES: "${wrong.join(', ')}" is neither an address nor a range. Example: 10.0.0.0/8,192.0.2.4.`,
    );
  }
  return proxies;
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  try {
    new BlockList().addSubnet(address, /^\d{1,3}$/u.test(bits) ? Number(bits) : -1, kind === 6 ? 'ipv6' : 'ipv4');
    // A range of all addresses would let every client choose its own address.
    return Number(bits) > 0;
  } catch {
    return false;
  }
}
