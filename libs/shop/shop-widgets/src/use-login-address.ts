import { useAddress, useServices } from '@alzette/remote-react';
import { loginUrl } from '@alzette/shop-client';

/** Address of the login, which leads back to this page. Null on embedding pages, whose shoppers are guests. */
export function useLoginAddress(): string | null {
  const { site } = useServices();
  const { path, query } = useAddress();
  return site === undefined ? loginUrl(path + query) : null;
}
