import { useContext, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@alzette/i18n';
import { forgetPurchases } from '@alzette/host-kit';
import { useBrowserValue, useServices, useSettings } from '@alzette/remote-react';
import { sendAnalyticsConsent } from '@alzette/shop-client';
import { Button, Wrap } from '@alzette/ui';
import { SsrPageContext } from '../hydration/ssr-page';
import { type ConsentChoice, hasOwnTool, keepConsent, readConsent } from './consent-choice';
import styles from './consent.module.css';

/**
 * Asks for consent to analytics in the flow of the page, below the header. It covers nothing and blocks nothing; both
 * buttons look alike and neither is preselected.
 */
export function ConsentBar({ consent }: { readonly consent: Consent }) {
  const { choice, isConfirming, isAgain, onChoose } = consent;
  const bar = useRef<HTMLElement>(null);
  const sendProof = useProof();
  const handleChoose = (next: ConsentChoice) => {
    const id = crypto.randomUUID();
    onChoose(next, id);
    sendProof(next, id);
  };
  useEffect(() => {
    if (isConfirming && isAgain) bar.current?.focus();
  }, [isConfirming, isAgain]);
  if (!isConfirming) return null;
  return (
    <section ref={bar} className={styles.bar} tabIndex={-1} aria-labelledby="consent-title" data-print="hidden">
      <Wrap>
        <div className={styles.row}>
          <div className={styles.text}>
            <h2 id="consent-title" className={styles.title}>
              <FormattedMessage id="shell.consent.title" />
            </h2>
            <p>
              <FormattedMessage id="shell.consent.text" />
              {choice && (
                <>
                  {' '}
                  <FormattedMessage id={`shell.consent.now.${choice}`} />
                </>
              )}
            </p>
          </div>
          <div className={styles.choices}>
            <Button onClick={() => handleChoose('refused')}>
              <FormattedMessage id="shell.consent.refuse" />
            </Button>
            <Button onClick={() => handleChoose('accepted')}>
              <FormattedMessage id="shell.consent.accept" />
            </Button>
          </div>
        </div>
      </Wrap>
    </section>
  );
}

/** Sends the choice with the question as it was shown. The choice also holds when the request fails; the failure is reported. */
function useProof() {
  const { http, locale, report } = useServices();
  const { provider } = useSettings();
  const { formatMessage } = useIntl();
  return (choice: ConsentChoice, id: string) => {
    const text = ['title', 'text']
      .map((part) => formatMessage({ id: `shell.consent.${part}` as MessageId }))
      .join(': ');
    sendAnalyticsConsent(http, provider, { id, choice, locale, text }).catch((error: unknown) =>
      report(error, { operation: 'analytics consent' }),
    );
  };
}

interface Consent {
  readonly choice: ConsentChoice | null;
  readonly isConfirming: boolean;
  /** True when the shopper opened the question, false when the shop asked. */
  readonly isAgain: boolean;
  readonly onChoose: (choice: ConsentChoice, id: string) => void;
  /** Opens the question again; null where the operator's own tool does so. */
  readonly onAsk: (() => void) | null;
}

/** The question about analytics: asked once, stored, and open again from the footer. */
export function useConsent(): Consent {
  const rendered = useContext(SsrPageContext);
  const choice = useBrowserValue(readConsent, null);
  const isUndecided = useBrowserValue(() => readConsent() === null, rendered?.asksConsent ?? true);
  const isAskedElsewhere = useBrowserValue(hasOwnTool, false);
  const [isConfirming, setAsking] = useState<boolean | null>(null);
  const opener = useRef<Element | null>(null);
  const [isAgain, setAgain] = useState(false);

  function handleChoose(next: ConsentChoice, id: string) {
    keepConsent(next, id);
    if (next === 'refused') forgetPurchases();
    setAsking(false);
    // The buttons disappear: focus returns to the opener, or moves to the content.
    const goal = opener.current ?? document.getElementById('main');
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: opener.current === null });
  }

  function handleAsk() {
    opener.current = document.activeElement;
    setAgain(true);
    setAsking(true);
  }

  return {
    choice,
    isConfirming: isConfirming ?? isUndecided,
    isAgain,
    onChoose: handleChoose,
    onAsk: isAskedElsewhere ? null : handleAsk,
  };
}
