import type { HttpPort } from '@alzette/remote-contract';
import {
  parsePostcode,
  type RegisteredAddress,
  type RegisteredAddresses,
  type RegisteredTowns,
} from '@alzette/shop-model';
import { checkedBody, type Unchecked } from './http-error';

export interface TypedAddress {
  /** As typed so far, in any order: `24 rue du mou`, `rue du moulin 24 esch`. Up to 200 characters. */
  readonly text: string;
  /** As typed; an incomplete postcode does not limit the search. */
  readonly postcode?: string | undefined;
  /** Aborts the search when the shopper types on. */
  readonly signal?: AbortSignal | undefined;
}

/** A suggestion that comes late is of no use. */
const timeout = 3_000;

/**
 * Addresses of the register that continue a text, at most eight, the best first. Without a house number in the text they are streets, whose
 * `houseNumber` is null. Empty without a register.
 */
export async function searchAddresses(
  http: HttpPort,
  { text, postcode = '', signal }: TypedAddress,
): Promise<readonly RegisteredAddress[]> {
  const complete = parsePostcode(postcode);
  const { body } = await http.request<Unchecked<RegisteredAddresses>>({
    method: 'POST',
    url: '/api/v2/shop/addresses',
    body: { text, ...(complete !== null && { postcode: complete }) },
    timeout,
    ...(signal && { signal }),
  });
  return checkedBody(body, Array.isArray(body?.addresses)).addresses;
}

/** The towns of a postcode. @param postcode four digits */
export async function findTowns(http: HttpPort, postcode: string): Promise<readonly string[]> {
  const { body } = await http.request<Unchecked<RegisteredTowns>>({
    method: 'GET',
    url: '/api/v2/shop/addresses/towns',
    query: { postcode },
    timeout,
  });
  return checkedBody(body, Array.isArray(body?.towns)).towns;
}
