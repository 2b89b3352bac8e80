import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { HttpPort } from '@alzette/remote-contract';
import { useServices } from '@alzette/remote-react';
import type { Locale } from '@alzette/shop-model';

export type Reading<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly onRetry: () => void };

/** What came of one try of one question. */
type Answer<Value> =
  { readonly to: string; readonly ok: true; readonly value: Value } | { readonly to: string; readonly ok: false };

/**
 * Reads something of the catalogue in the page's language, again for each new `key`. A failure is reported under the
 * key's first word and can be tried again.
 */
export function useReading<Value>(
  key: string,
  read: (http: HttpPort, locale: Locale) => Promise<Value>,
): Reading<Value> {
  const { http, locale, report } = useServices();
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  const question = `${key} ${locale} ${attempt}`;
  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);
  const readNow = useEffectEvent(() => read(http, locale));

  useEffect(() => {
    let left = false;
    readNow().then(
      (value) => !left && setAnswer({ to: question, ok: true, value }),
      (error: unknown) => {
        if (left) return;
        report(error, { operation: `catalogue ${question.split(' ', 1)[0]}` });
        setAnswer({ to: question, ok: false });
      },
    );
    return () => {
      left = true;
    };
  }, [question, report]);

  if (answer?.to !== question) return { status: 'loading' };
  return answer.ok ? { status: 'ready', value: answer.value } : { status: 'failed', onRetry: handleRetry };
}
