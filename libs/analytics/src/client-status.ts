/** Spec row A9. */
export type ClientStatus = 'new-client' | 'old-client';

export function clientStatus(isNewClient: boolean): ClientStatus {
  return isNewClient ? 'new-client' : 'old-client';
}
