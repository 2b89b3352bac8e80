import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from './catalogue';
import { formatLocales, type Locale } from './locale';
import { reportInDevelopment } from './report-in-development';

export interface ShopIntlProviderProps {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly children: ReactNode;
}

/** The language of everything inside. Each remote has its own, with its own messages. */
export function ShopIntlProvider({ locale, messages, children }: ShopIntlProviderProps) {
  return (
    <IntlProvider
      locale={formatLocales[locale]}
      defaultLocale={formatLocales[locale]}
      messages={messages as Record<string, string>}
      timeZone="Europe/Luxembourg"
      onError={reportInDevelopment}
    >
      {children}
    </IntlProvider>
  );
}
