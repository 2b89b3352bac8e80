import { purchaseNumber, pushToDataLayer } from '@alzette/analytics';
import { isFirstPurchase } from '@alzette/host-kit';
import { readConsent } from '../consent/consent-choice';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes an event in the GA4 dataLayer shape, a purchase once. Without consent nothing is pushed, and nothing kept for later. */
export function trackEvent(event: string, data: Readonly<Record<string, unknown>> = {}): void {
  if (readConsent() !== 'accepted') return;
  const number = purchaseNumber(event, data);
  if (number !== null && !isFirstPurchase(number)) return;
  pushToDataLayer((window.dataLayer ??= []), event, data);
}
