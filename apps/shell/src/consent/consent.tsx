import { useContext, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { forgetPurchases } from '@alzette/host-kit';
import { useBrowserValue } from '@alzette/remote-react';
import { Button, Wrap } from '@alzette/ui';
import { DrawnPageContext } from '../drawn-page';
import { type ConsentChoice, hasOwnTool, keepConsent, readConsent } from './consent-choice';
import styles from './consent.module.css';

/**
 * Asks for consent to analytics in the flow of the page, below the header. It covers nothing and blocks nothing; both
 * buttons look alike and neither is preselected.
 */
export function ConsentBar({ consent }: { readonly consent: Consent }) {
  const { choice, isConfirming, isAgain, onChoose } = consent;
  const bar = useRef<HTMLElement>(null);
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
            <Button onClick={() => onChoose('refused')}>
              <FormattedMessage id="shell.consent.refuse" />
            </Button>
            <Button onClick={() => onChoose('accepted')}>
              <FormattedMessage id="shell.consent.accept" />
            </Button>
          </div>
        </div>
      </Wrap>
    </section>
  );
}

interface Consent {
  readonly choice: ConsentChoice | null;
  readonly isConfirming: boolean;
  /** True when the shopper opened the question, false when the shop asked. */
  readonly isAgain: boolean;
  readonly onChoose: (choice: ConsentChoice) => void;
  /** Opens the question again; null where the operator's own tool does so. */
  readonly onAsk: (() => void) | null;
}

/** The question about analytics: asked once, stored, and open again from the footer. */
export function useConsent(): Consent {
  const drawn = useContext(DrawnPageContext);
  const choice = useBrowserValue(readConsent, null);
  const isUndecided = useBrowserValue(() => readConsent() === null, drawn?.asksConsent ?? true);
  const isAskedElsewhere = useBrowserValue(hasOwnTool, false);
  const [isConfirming, setAsking] = useState<boolean | null>(null);
  const opener = useRef<Element | null>(null);
  const [isAgain, setAgain] = useState(false);

  function handleChoose(next: ConsentChoice) {
    keepConsent(next);
    if (next === 'refused') forgetPurchases();
    setAsking(false);
    // The buttons leave the page: focus returns to the opener, or moves to the content.
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
