import { useCallback, useEffect, useState } from 'react';
import { useServices } from '@alzette/remote-react';
import { getInstallationCalendar } from '@alzette/shop-client';
import type { InstallationCalendar } from '@alzette/shop-model';

export type CalendarReading =
  | { readonly status: 'reading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly calendar: InstallationCalendar };

/** The days to choose from, read once the step is shown and something gets installed. */
export function useInstallationCalendar(isNeeded: boolean) {
  const { http, locale, report } = useServices();
  const [reading, setReading] = useState<CalendarReading>({ status: 'reading' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isHere = true;
    getInstallationCalendar(http, locale).then(
      (calendar) => isHere && setReading({ status: 'ready', calendar }),
      (error: unknown) => {
        report(error, { operation: 'installation-calendar' });
        if (isHere) setReading({ status: 'failed' });
      },
    );
    return () => {
      isHere = false;
    };
  }, [http, locale, report, isNeeded, attempt]);

  const retry = useCallback(() => {
    setReading({ status: 'reading' });
    setAttempt((count) => count + 1);
  }, []);
  return { reading, retry };
}
