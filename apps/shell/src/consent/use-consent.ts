import { useRef, useState } from 'react';
import { forgetPurchases } from '@alzette/host-kit';
import { hasOwnTool, keepConsent, readConsent, type ConsentChoice } from './consent-choice';

export interface Consent {
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
