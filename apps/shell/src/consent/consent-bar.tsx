import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Wrap } from '@alzette/ui';
import type { Consent } from './use-consent';
import styles from './consent-bar.module.css';

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
