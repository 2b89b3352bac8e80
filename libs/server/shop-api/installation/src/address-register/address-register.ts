import type { RegisteredAddress } from '@alzette/shop-model';

export interface AddressSearch {
  /** As typed so far: `24 rue du mou`, `rue du moulin 24 esch`. */
  readonly text: string;
  /** Four digits. */
  readonly postcode?: string | undefined;
  readonly limit: number;
}

/** The port to a register of the country's addresses. */
export interface AddressRegister {
  /** Complete addresses if the text has a house number, exact numbers first; else streets. Empty if nothing fits. */
  search(search: AddressSearch): Promise<readonly RegisteredAddress[]>;
  /** The towns of a postcode by name. */
  towns(postcode: string): Promise<readonly string[]>;
}
