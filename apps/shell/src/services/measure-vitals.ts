import { onCLS, onINP, onLCP } from 'web-vitals';

/**
 * Measures LCP and INP (milliseconds) and CLS of this page view, and sends them once, as the page is hidden for the first time.
 *
 * @param page the kind of page that was opened
 * @param isAllowed asked again before sending: consent may have been withdrawn
 */
export function measureVitals(page: string, isAllowed: () => boolean): void {
  const values: Record<string, number> = {};
  for (const measure of [onLCP, onINP, onCLS])
    measure(({ name, value }) => (values[name.toLowerCase()] = value), { reportAllChanges: true });
  let isSent = false;
  document.addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden' || !isAllowed()) return;
    isSent = true;
    const body = JSON.stringify({ page, ...values });
    navigator.sendBeacon('/api/web-vitals', new Blob([body], { type: 'application/json' }));
  });
}
