import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Messages } from './message-loader';
import { useShopLocale } from './locale';
import { ShopIntlProvider } from './shop-intl-provider';

export interface MoreMessagesProps {
  readonly messages: Messages;
  readonly children: ReactNode;
}

/** Adds the messages of a page or step to those around it: they load with the code that shows them. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const locale = useShopLocale();
  const { messages: around } = useIntl();
  const all = useMemo(() => ({ ...around, ...messages }) as Messages, [around, messages]);
  return (
    <ShopIntlProvider locale={locale} messages={all}>
      {children}
    </ShopIntlProvider>
  );
}
