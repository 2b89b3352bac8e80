import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Customer } from '@alzette/shop-model';

/** Lines of a customer that a session keeps at most. */
export const mostLines = 20;

/** Longest packed customer in characters: encrypted, encoded again and beside the rest of a session it stays below 4 KB. */
const longestPacked = 1_900;

/** A customer as short text for the session's cookie. Lines that would make the cookie too large are left out. */
export function packCustomer(customer: Customer): string {
  for (let count = Math.min(mostLines, customer.lines.length); count > 0; count -= 1) {
    const packed = pack({ ...customer, lines: customer.lines.slice(0, count) });
    if (packed.length <= longestPacked) return packed;
  }
  return pack({ ...customer, lines: [] });
}

/** The customer of `packCustomer`. */
export function unpackCustomer(packed: string): Customer {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString()) as Customer;
}

function pack(customer: Customer): string {
  return deflateRawSync(JSON.stringify(customer)).toString('base64url');
}
