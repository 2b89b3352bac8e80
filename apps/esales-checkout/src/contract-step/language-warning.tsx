import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Dialog } from '@alzette/ui';

interface LanguageWarningProps {
  readonly hasAccount: boolean;
  readonly hasFile: boolean;
}

/** Asks before a change of the language, which loads the page: account and file are not kept in the browser (ADR 0004). */
export function LanguageWarning({ hasAccount, hasFile }: LanguageWarningProps) {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
      const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!link || isElsewhere || event.defaultPrevented) return;
      event.preventDefault();
      setAddress(link.href);
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);

  if (address === null) return null;
  const lost = hasAccount && hasFile ? 'both' : hasAccount ? 'account' : 'file';
  return (
    <Dialog
      open
      role="alertdialog"
      title={<FormattedMessage id="contract.language.title" />}
      onClose={() => setAddress(null)}
      footer={
        <>
          <Button onClick={() => setAddress(null)}>
            <FormattedMessage id="contract.language.stay" />
          </Button>
          <Button variant="secondary" onClick={() => window.location.assign(address)}>
            <FormattedMessage id="contract.language.change" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id={`contract.language.${lost}`} />
      </p>
    </Dialog>
  );
}
