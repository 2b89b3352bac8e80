declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Set by the operator's consent tool once the visitor agreed to analytics. */
    alzetteConsent?: { readonly analytics: boolean };
  }
}

/** Pushes an event in the GA4 dataLayer shape. Without consent nothing is pushed. */
export function trackEvent(event: string, data: Readonly<Record<string, unknown>> = {}): void {
  if (!window.alzetteConsent?.analytics) return;
  (window.dataLayer ??= []).push({ event, ...data });
}
