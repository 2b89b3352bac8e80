import { useEffect, useRef } from 'react';
import { usePageTitle, useServices, useSettings } from '@alzette/remote-react';
import { useGoToStep } from './use-go-to-step';

interface Arrival {
  readonly stepId: string;
  readonly title: string;
  readonly requested: string | null;
}

/** A step begins at its top, with its own title in the tab and its heading focused; the address says which it is. */
export function useStepArrival({ stepId, title, requested }: Arrival) {
  const { name } = useSettings();
  const { site } = useServices();
  usePageTitle(`${title}, ${name}`);
  const goToStep = useGoToStep();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (requested !== stepId) goToStep(stepId, { replace: true });
  }, [requested, stepId, goToStep]);

  useEffect(() => {
    if (shown.current === null ? hostFocuses(titleRef.current) : shown.current !== stepId) {
      // The top of another site's page may be far from the checkout: there the heading itself comes into view.
      if (site === undefined) window.scrollTo(0, 0);
      titleRef.current?.focus({ preventScroll: site === undefined });
    }
    shown.current = stepId;
  }, [stepId, site]);

  return titleRef;
}

/** A host that was navigated gives focus to the place where the checkout stands; a page that was loaded gives it to nothing. */
function hostFocuses(title: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && activeElement?.contains(title) === true;
}
