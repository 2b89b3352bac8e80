import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ShopIntlProvider, useShopLocale, type Messages } from '@alzette/i18n';
import { useReading } from '@alzette/offer-widgets';
import { Page } from '@alzette/ui';
import { OffersFailed } from '../../offers/states/offers-failed';
import { phonesCatalogue } from '../catalogue';

interface PhonesWordsProps {
  /** Shown until the words are there; has to do with those of the shell. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Gives what is inside the words of the phones' pages beside those of the shell. */
export function PhonesWords({ skeleton, children }: PhonesWordsProps) {
  const words = useReading<Messages>('words/phones', (_http, locale) => phonesCatalogue.load(locale));
  if (words.status === 'loading') return skeleton;
  if (words.status === 'failed') {
    return (
      <Page>
        <OffersFailed onRetry={words.onRetry} />
      </Page>
    );
  }
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
