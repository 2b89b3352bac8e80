import type { ReactNode } from 'react';

/** Text that translators of browsers must not change: a name, a number, an IBAN, a code, an address of a mailbox. */
export function Untranslated({ children }: { readonly children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
