import type { Operator } from '@alzette/operator-config';
import type { Locale } from '@alzette/shop-model';
import { renderMessagePage } from './message-page';
import { pageMessages } from './messages';

export interface ErrorPage {
  readonly locale: Locale;
  readonly status: number;
  readonly nonce: string;
  readonly operator: Operator;
}

/** For when there is no such page, or the shell cannot be served. */
export function renderErrorPage({ locale, status, nonce, operator }: ErrorPage): string {
  const messages = pageMessages[locale];
  const isMissing = status === 404;
  return renderMessagePage({
    locale,
    nonce,
    operator,
    title: isMissing ? messages.notFoundTitle : messages.failedTitle,
    text: isMissing ? messages.notFoundText : messages.failedText,
    links: [{ href: `/${locale}`, words: messages.toHome }],
  });
}
