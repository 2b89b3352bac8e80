import { useEffect, useRef } from 'react';
import type { PathMatch } from '@alzette/i18n';
import type { HostServices } from '@alzette/remote-contract';
import { type ConsentChoice, readConsent } from '../consent/consent-choice';

/** Measures the speed of the page that was opened, once the shopper has agreed to statistics and the page is interactive. */
export function useVitals(choice: ConsentChoice | null, match: PathMatch, report: HostServices['report']): void {
  const opened = useRef(match);
  const isMeasured = useRef(false);
  useEffect(() => {
    if (choice !== 'accepted' || isMeasured.current) return;
    isMeasured.current = true;
    import(/* webpackChunkName: "vitals" */ './measure-vitals').then(
      ({ measureVitals }) => measureVitals(kindOf(opened.current), () => readConsent() === 'accepted'),
      (error: unknown) => report(error, { operation: 'web vitals' }),
    );
  }, [choice, report]);
}

function kindOf({ page, slot, slug }: PathMatch): string {
  return slug === null ? (page ?? slot ?? 'unknown') : 'phone';
}
