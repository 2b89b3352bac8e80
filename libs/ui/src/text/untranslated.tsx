import type { ReactNode } from 'react';

/** What translators of browsers leave as it is: a name, a number, an IBAN, a code, an address of a mailbox. */
export function Untranslated({ children }: { readonly children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
