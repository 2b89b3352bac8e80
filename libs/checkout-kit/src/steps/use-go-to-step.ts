import { useCallback } from 'react';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';

/** Goes to a step: each has an address of its own, so the browser's Back leads to the step before. */
export function useGoToStep(): (step: string, options?: { readonly replace?: boolean }) => void {
  const { navigate, locale } = useServices();
  const { paths } = useSettings();
  return useCallback(
    (step, options) => navigate(`${pathFor('checkout', locale, paths)}?step=${step}`, options),
    [navigate, locale, paths],
  );
}
