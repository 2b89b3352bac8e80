import { useCallback, useEffect, useState } from 'react';
import { useServices } from '@alzette/remote-kit';
import { getMobilePlans } from '@alzette/shop-client';
import type { MobileVariant } from '@alzette/shop-model';

export type Plans =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly plans: readonly MobileVariant[] }
  | { readonly status: 'failed'; readonly onRetry: () => void };

/** What came of one try; `plans` is null when it failed. */
interface Answer {
  readonly attempt: number;
  readonly plans: readonly MobileVariant[] | null;
}

/** The catalogue's mobile plans in the page's language. */
export function useMobilePlans(): Plans {
  const { http, locale, report } = useServices();
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let left = false;
    getMobilePlans(http, locale).then(
      (plans) => !left && setAnswer({ attempt, plans }),
      (error: unknown) => {
        if (left) return;
        report(error, { operation: 'mobile plans' });
        setAnswer({ attempt, plans: null });
      },
    );
    return () => {
      left = true;
    };
  }, [http, locale, report, attempt]);

  if (answer?.attempt !== attempt) return { status: 'loading' };
  return answer.plans ? { status: 'ready', plans: answer.plans } : { status: 'failed', onRetry: handleRetry };
}
