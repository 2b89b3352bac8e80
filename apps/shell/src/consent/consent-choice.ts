import { consentCookie } from '@alzette/discovery';

export type ConsentChoice = 'accepted' | 'refused';

declare global {
  interface Window {
    /** Set by an operator's own consent tool; it overrides the shop's question. */
    alzetteConsent?: { readonly analytics: boolean };
  }
}

/** The consent expires after a year. */
const oneYear = 31_536_000;

/** The shopper's choice about analytics; null before the first one. */
export function readConsent(): ConsentChoice | null {
  if (hasOwnTool()) return window.alzetteConsent?.analytics ? 'accepted' : 'refused';
  const [, value] = new RegExp(`(?:^|; )${consentCookie}=(\\w+)`, 'u').exec(document.cookie) ?? [];
  return value === 'accepted' || value === 'refused' ? value : null;
}

export function keepConsent(choice: ConsentChoice): void {
  document.cookie = `${consentCookie}=${choice}; path=/; max-age=${oneYear}; samesite=lax`;
}

export function hasOwnTool(): boolean {
  return window.alzetteConsent !== undefined;
}
