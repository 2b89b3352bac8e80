import { purchaseNumber, pushToDataLayer } from '@alzette/analytics';
import { isFirstPurchase } from '@alzette/host-kit';
import { tell } from '../elements/events';

/** Tells the page an event, and its data layer unless the page keeps it out. Consent is the page's to ask for and to pass on. */
export function trackFrom(element: HTMLElement, event: string, data: Readonly<Record<string, unknown>> = {}): void {
  if (element.getAttribute('consent') !== 'granted') return;
  const number = purchaseNumber(event, data);
  if (number !== null && !isFirstPurchase(number)) return;
  if (!tell(element, 'alzette-track', { event, data })) return;
  const page = window as { dataLayer?: unknown };
  page.dataLayer ??= [];
  // The page may call anything else by that name.
  if (Array.isArray(page.dataLayer)) pushToDataLayer(page.dataLayer, event, data);
}
