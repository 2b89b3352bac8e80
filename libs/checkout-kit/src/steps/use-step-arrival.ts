import { useEffect, useRef } from 'react';
import { useSettings } from '@alzette/remote-kit';
import { useGoToStep } from './use-go-to-step';

interface Arrival {
  readonly stepId: string;
  readonly title: string;
  readonly requested: string | null;
}

/** A step begins at its top, with its own title in the tab and its heading focused; the address says which it is. */
export function useStepArrival({ stepId, title, requested }: Arrival) {
  const { name } = useSettings();
  const goToStep = useGoToStep();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (requested !== stepId) goToStep(stepId, { replace: true });
  }, [requested, stepId, goToStep]);

  useEffect(() => {
    document.title = `${title}, ${name}`;
    if (shown.current === null ? hostFocuses(titleRef.current) : shown.current !== stepId) {
      window.scrollTo(0, 0);
      titleRef.current?.focus({ preventScroll: true });
    }
    shown.current = stepId;
  }, [stepId, title, name]);

  return titleRef;
}

/** A host that was navigated gives focus to the place where the checkout stands; a page that was loaded gives it to nothing. */
function hostFocuses(title: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.contains(title) === true;
}
