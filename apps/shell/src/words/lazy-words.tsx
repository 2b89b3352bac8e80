import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ShopIntlProvider, useShopLocale, type Catalogue, type Messages } from '@alzette/i18n';
import { useReading } from '@alzette/offer-widgets';

interface LazyWordsProps {
  /** Of whose pages: reported where the words do not come. */
  readonly of: string;
  readonly catalogue: Catalogue;
  /** Shown until the words are there; has to do with those of the shell, as what stands in for them has. */
  readonly skeleton: ReactNode;
  readonly renderFailed: (onRetry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Gives what is inside the words of some pages beside those of the shell: most visits never open them. */
export function LazyWords({ of, catalogue, skeleton, renderFailed, children }: LazyWordsProps) {
  const words = useReading<Messages>(`words/${of}`, (_http, locale) => catalogue.load(locale));
  if (words.status === 'loading') return skeleton;
  if (words.status === 'failed') return renderFailed(words.onRetry);
  return <MoreWords words={words.value}>{children}</MoreWords>;
}

function MoreWords({ words, children }: { readonly words: Messages; readonly children: ReactNode }) {
  const { messages } = useIntl();
  const all = useMemo(() => ({ ...messages, ...words }) as Messages, [messages, words]);
  return (
    <ShopIntlProvider locale={useShopLocale()} messages={all}>
      {children}
    </ShopIntlProvider>
  );
}
