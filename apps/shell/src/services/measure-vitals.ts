import { onCLS, onINP, onLCP } from 'web-vitals';

/**
 * Measures LCP and INP (milliseconds) and CLS of this page view, and sends them once, as the page is hidden for the first time.
 *
 * @param page the kind of the page that was opened, never its address
 * @param isAllowed called again before sending, because consent may have been withdrawn
 */
export function measureVitals(page: string, isAllowed: () => boolean): void {
  const vitals: Record<string, string | number> = { page };
  for (const measure of [onLCP, onINP, onCLS])
    measure(({ name, value }) => (vitals[name.toLowerCase()] = value), { reportAllChanges: true });
  let isSent = false;
  document.addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden' || !isAllowed()) return;
    isSent = true;
    navigator.sendBeacon('/api/web-vitals', new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  });
}
