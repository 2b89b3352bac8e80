import { publicSettings, type PublicSettings } from '@alzette/operator-config';
import type { Environment } from '../environment';

/** What browsers may know of the operator and of the outside companies' addresses. */
export function settingsOf({ operator, partnerUrl, bypass }: Environment): PublicSettings {
  const addresses = { identityUrl: `${partnerUrl}/identity/check`, signatureOrigin: new URL(partnerUrl).origin };
  return publicSettings(operator, addresses, bypass);
}
