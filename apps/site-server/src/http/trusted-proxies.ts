import { BlockList, isIP } from 'node:net';
import type { EnvironmentReader } from '@alzette/server-kit';

/**
 * `ALZETTE_TRUSTED_PROXIES`: addresses or ranges of the load balancers in front, with commas between. Only what they say in
 * `X-Forwarded-For` about where a call comes from is believed; without any, that header means nothing.
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
      `ALZETTE_TRUSTED_PROXIES: "${wrong.join(', ')}" is no address and no range; give for instance 10.0.0.0/8,192.0.2.4.`,
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
    // A range of everybody would let everybody choose an address.
    return Number(bits) > 0;
  } catch {
    return false;
  }
}
