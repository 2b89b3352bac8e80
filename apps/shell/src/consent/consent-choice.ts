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

/** @param id of the proof that the server keeps */
export function keepConsent(choice: ConsentChoice, id: string): void {
  document.cookie = `${consentCookie}=${choice}.${id}; path=/; max-age=${oneYear}; samesite=lax`;
  signalConsent('update');
}

/**
 * Signals the consent to the tags that read the data layer (Google's Consent Mode v2): `default` when the page starts, `update`
 * with each choice. The shop asks about analytics only, so advertising stays denied. An operator's own tool sends its own signals.
 */
export function signalConsent(command: 'default' | 'update'): void {
  if (hasOwnTool()) return;
  const analytics = readConsent() === 'accepted' ? 'granted' : 'denied';
  pushCommand('consent', command, {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: analytics,
  });
}

/** Tags recognise a command by its type: the `arguments` of a function. */
const pushCommand: (...command: readonly unknown[]) => void = function push() {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
};

export function hasOwnTool(): boolean {
  return window.alzetteConsent !== undefined;
}
