export type ConsentChoice = 'accepted' | 'refused';

declare global {
  interface Window {
    /** Set by an operator's own consent tool; its word then counts, and the shop does not ask. */
    alzetteConsent?: { readonly analytics: boolean };
  }
}

const cookieName = 'alzette-analytics';
/** After a year the shopper is asked again, whatever they said. */
const oneYear = 31_536_000;

/** What the shopper said about analytics; null as long as they have not. */
export function readConsent(): ConsentChoice | null {
  if (hasOwnTool()) return window.alzetteConsent?.analytics ? 'accepted' : 'refused';
  const [, value] = new RegExp(`(?:^|; )${cookieName}=(\\w+)`, 'u').exec(document.cookie) ?? [];
  return value === 'accepted' || value === 'refused' ? value : null;
}

export function keepConsent(choice: ConsentChoice): void {
  document.cookie = `${cookieName}=${choice}; path=/; max-age=${oneYear}; samesite=lax`;
}

export function hasOwnTool(): boolean {
  return window.alzetteConsent !== undefined;
}
