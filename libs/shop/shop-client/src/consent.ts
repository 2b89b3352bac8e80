import type { HttpPort } from '@alzette/remote-contract';
import type { AnalyticsConsent } from '@alzette/shop-model';

/** Stores the proof of a choice about analytics. */
export async function sendAnalyticsConsent(http: HttpPort, provider: string, consent: AnalyticsConsent): Promise<void> {
  await http.request({ method: 'POST', url: `/api/v2/shop/${provider}/analytics-consents`, body: consent });
}
