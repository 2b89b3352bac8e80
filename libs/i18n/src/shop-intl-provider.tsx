import { IntlProvider, type IntlConfig } from 'react-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@alzette/shop-model';

/** Words by message id: plain ICU text, or its form compiled by the build. */
export type ShopMessages = NonNullable<IntlConfig['messages']>;

/** English in this shop is British: 24-hour times, day before month. */
const formatLocales: Record<Locale, string> = { fr: 'fr-LU', en: 'en-GB', de: 'de-LU' };

/** The language tag that numbers and dates are formatted with. */
export function formatLocale(locale: Locale): string {
  return formatLocales[locale];
}

interface ShopIntlProviderProps {
  readonly locale: Locale;
  readonly messages: ShopMessages;
  readonly children: ReactNode;
}

/** Gives a tree its words. A missing word shows its id and, while developing and testing, is an error. */
export function ShopIntlProvider({ locale, messages, children }: ShopIntlProviderProps) {
  return (
    <IntlProvider
      locale={formatLocale(locale)}
      defaultLocale={formatLocale(locale)}
      messages={messages}
      onError={handleIntlError}
    >
      {children}
    </IntlProvider>
  );
}

function handleIntlError(error: Error): void {
  if (process.env['NODE_ENV'] !== 'production') throw error;
}
