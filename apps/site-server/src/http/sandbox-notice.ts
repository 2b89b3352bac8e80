import type { SandboxMode } from '@alzette/server-kit';
import type { Locale } from '@alzette/shop-model';

export interface SandboxNotice {
  /** Rules for the page's style element. */
  readonly style: string;
  /** The first element of the body. */
  readonly html: string;
}

const noNotice: SandboxNotice = { style: '', html: '' };

const texts: Readonly<Record<Locale, string>> = {
  fr: 'Site de démonstration : paiements, contrats et contrôles d’identité sont simulés. Rien n’est livré.',
  en: 'Demonstration site: payments, contracts and identity checks are simulated. Nothing is delivered.',
  de: 'Demonstrationsseite: Zahlungen, Verträge und Identitätsprüfungen sind simuliert. Es wird nichts geliefert.',
};

// Also on paper. Fixed colours: an operator's theme does not change the warning.
const style =
  '.sandbox-notice{padding:6px 16px;border-bottom:2px solid #1d1d1b;background:#ffd54a;color:#1d1d1b;font:600 14px/1.4 system-ui,sans-serif;text-align:center}';

/** Tells shoppers that the partner sandbox stands for the partners; empty unless `ALZETTE_ALLOW_SANDBOX=true`. */
export function sandboxNotice(mode: SandboxMode, locale: Locale): SandboxNotice {
  return mode === 'shown' ? { style, html: `<aside class="sandbox-notice">${texts[locale]}</aside>\n` } : noNotice;
}
