import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { forgetPurchases } from '@alzette/host-kit';
import { Button, Wrap } from '@alzette/ui';
import { type ConsentChoice, hasOwnTool, keepConsent, readConsent } from './consent-choice';
import styles from './consent.module.css';

/**
 * Asks about analytics in the flow of the page, under the header: it covers nothing, and nothing waits for an answer. Yes
 * and no look alike, and neither is chosen beforehand.
 */
export function ConsentBar({ consent }: { readonly consent: Consent }) {
  const { choice, isAsking, isAgain, onChoose } = consent;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsking && isAgain) bar.current?.focus();
  }, [isAsking, isAgain]);
  if (!isAsking) return null;
  return (
    <section ref={bar} className={styles.bar} tabIndex={-1} aria-labelledby="consent-title" data-print="hidden">
      <Wrap>
        <div className={styles.row}>
          <div className={styles.words}>
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
  readonly isAsking: boolean;
  /** Whether the question was asked for, rather than put by the shop. */
  readonly isAgain: boolean;
  readonly onChoose: (choice: ConsentChoice) => void;
  /** Asks again; null where the operator's own tool does that. */
  readonly onAsk: (() => void) | null;
}

/** The one question about analytics: put once, remembered, and open again whenever the shopper wants. */
export function useConsent(): Consent {
  const [choice, setChoice] = useState(readConsent);
  const [isAsking, setAsking] = useState(choice === null);
  const opener = useRef<Element | null>(null);
  const [isAgain, setAgain] = useState(false);

  function handleChoose(next: ConsentChoice) {
    keepConsent(next);
    if (next === 'refused') forgetPurchases();
    setChoice(next);
    setAsking(false);
    // The question goes with its buttons: focus returns to where it was asked for, or goes on to the page.
    const goal = opener.current ?? document.getElementById('main');
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: opener.current === null });
  }

  function handleAsk() {
    opener.current = document.activeElement;
    setAgain(true);
    setAsking(true);
  }

  return { choice, isAsking, isAgain, onChoose: handleChoose, onAsk: hasOwnTool() ? null : handleAsk };
}
