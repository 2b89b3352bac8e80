import type { PathMatch } from '@alzette/i18n';
import { onCLS, onINP, onLCP } from 'web-vitals';

/**
 * Measures LCP and INP (milliseconds) and CLS of this page view, and sends them once, as the page is hidden for the first time.
 *
 * @param match the page that was opened; its kind is sent, never its address
 * @param isAllowed asked again before sending: consent may have been withdrawn
 */
export function measureVitals({ page, slot, slug }: PathMatch, isAllowed: () => boolean): void {
  const values: Record<string, number> = {};
  for (const measure of [onLCP, onINP, onCLS])
    measure(({ name, value }) => (values[name.toLowerCase()] = value), { reportAllChanges: true });
  let isSent = false;
  document.addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden' || !isAllowed()) return;
    isSent = true;
    const body = JSON.stringify({ page: slug === null ? (page ?? slot ?? 'unknown') : 'phone', ...values });
    navigator.sendBeacon('/api/web-vitals', new Blob([body], { type: 'application/json' }));
  });
}
