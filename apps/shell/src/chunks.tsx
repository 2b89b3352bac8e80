import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ShopIntlProvider, useShopLocale, type Catalogue, type Locale, type Messages } from '@alzette/i18n';
import { useServices } from '@alzette/remote-react';
import type { QueryResult } from '@alzette/shop-widgets';

type Outcome<Value> = { readonly attempt: number } & (
  { readonly ok: true; readonly value: Value } | { readonly ok: false }
);

const loaded = new Map<string, unknown>();

/**
 * Loads a chunk before the first render, which then has it: a drawn page shows no skeleton. Without the chunk, `useChunk` tries
 * again and reports the failure. `name` as there.
 */
export async function prepareChunk(name: string, load: () => Promise<unknown>): Promise<void> {
  await load().then(
    (value) => loaded.set(name, value),
    () => undefined,
  );
}

/** Loads code or messages once, when first rendered. A failed chunk can be retried, unlike with `React.lazy`. */
export function useChunk<Value>(name: string, load: () => Promise<Value>): QueryResult<Value> {
  const { report } = useServices();
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(() =>
    loaded.has(name) ? { attempt, ok: true, value: loaded.get(name) as Value } : null,
  );
  const isLoaded = outcome?.attempt === attempt;
  const handleRetry = useCallback(() => setAttempt((count) => count + 1), []);
  const loadNow = useEffectEvent(load);

  useEffect(() => {
    if (isLoaded) return undefined;
    let isCurrent = true;
    loadNow().then(
      (value) => isCurrent && setOutcome({ attempt, ok: true, value }),
      (error: unknown) => {
        if (!isCurrent) return;
        report(error, { operation: `chunk ${name}` });
        setOutcome({ attempt, ok: false });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, isLoaded, name, report]);

  if (!isLoaded) return { status: 'loading' };
  return outcome.ok ? { status: 'ready', value: outcome.value } : { status: 'failed', onRetry: handleRetry };
}

export function messagesName(name: string, locale: Locale): string {
  return `messages/${name} ${locale}`;
}

interface LazyMessagesProps {
  /** Names the pages in error reports. */
  readonly name: string;
  readonly catalogue: Catalogue;
  /** Rendered before the messages arrive: uses those of the shell only, as does `renderFailed`. */
  readonly skeleton: ReactNode;
  readonly renderFailed: (onRetry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Adds the messages of some pages to those of the shell; most visits never open these pages. */
export function LazyMessages({ name, catalogue, skeleton, renderFailed, children }: LazyMessagesProps) {
  const locale = useShopLocale();
  const { messages } = useIntl();
  const more = useChunk<Messages>(messagesName(name, locale), () => catalogue.load(locale));
  const moreMessages = more.status === 'ready' ? more.value : null;
  const all = useMemo(() => ({ ...messages, ...moreMessages }) as Messages, [messages, moreMessages]);
  if (more.status === 'loading') return skeleton;
  if (more.status === 'failed') return renderFailed(more.onRetry);
  return (
    <ShopIntlProvider locale={locale} messages={all}>
      {children}
    </ShopIntlProvider>
  );
}
