import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Messages } from './message-loader';
import { formatLocales, type Locale } from './locale';

export interface ShopIntlProviderProps {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly children: ReactNode;
}

/**
 * The language of its children. Each remote has its own provider with its own messages. It sets no time zone: with one, react-intl
 * copies and serializes its date formats for every text that it formats. Dates come from `formatDate`.
 */
export function ShopIntlProvider({ locale, messages, children }: ShopIntlProviderProps) {
  return (
    <IntlProvider
      locale={formatLocales[locale]}
      defaultLocale={formatLocales[locale]}
      messages={messages as Record<string, string>}
      onError={reportInDevelopment}
    >
      {children}
    </IntlProvider>
  );
}

/** Reports a missing message in development only. */
function reportInDevelopment(error: unknown): void {
  if (process.env['NODE_ENV'] !== 'production') console.error(error);
}
