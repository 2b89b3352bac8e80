import { useCallback, useEffect, useState } from 'react';
import { useServices } from '@alzette/remote-kit';
import { getMobilePlans } from '@alzette/shop-client';
import type { MobileVariant } from '@alzette/shop-model';

export type Plans =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly plans: readonly MobileVariant[] }
  | { readonly status: 'failed'; readonly onRetry: () => void };

/** The catalogue's mobile plans in the page's language. */
export function useMobilePlans(): Plans {
  const { http, locale, report } = useServices();
  const [attempt, setAttempt] = useState(1);
  const [plans, setPlans] = useState<readonly MobileVariant[] | 'failed' | null>(null);
  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let left = false;
    setPlans(null);
    getMobilePlans(http, locale).then(
      (loaded) => !left && setPlans(loaded),
      (error: unknown) => {
        if (left) return;
        report(error, { part: 'mobile plans' });
        setPlans('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [http, locale, report, attempt]);

  if (plans === null) return { status: 'loading' };
  return plans === 'failed' ? { status: 'failed', onRetry: handleRetry } : { status: 'ready', plans };
}
