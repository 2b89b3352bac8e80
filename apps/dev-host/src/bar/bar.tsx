import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { defineMessageLoader, localeNames, locales } from '@alzette/i18n';
import type { Locale } from '@alzette/shop-model';
import type { AloneBoot } from '../alone-boot';
import type { MissingResponses } from '../missing-responses';
import { stateHref } from '../state';
import styles from './bar.module.css';

interface BarProps {
  readonly boot: AloneBoot;
  readonly locale: Locale;
  readonly missing: MissingResponses;
  /** The state that the page started with; null without one. */
  readonly current: string | null;
  /** Whether the server bundle renders the remote. */
  readonly isServerRendered: boolean;
  /** Why the server bundle does not render; null where it does. */
  readonly fault: string | null;
}

/** The bar above the remote: ready-made states, languages, the server bundle, and what is missing. */
export function Bar({
  boot: { remote, states, isDrawable },
  locale,
  missing,
  current,
  isServerRendered,
  fault,
}: BarProps) {
  const { formatMessage } = useIntl();
  const messages = useSyncExternalStore(missing.subscribe, missing.list);
  const shown = states.find(({ id }) => id === current) ?? states[0];
  return (
    <header className={styles.bar}>
      <strong>
        <FormattedMessage id="alone.title" values={{ remote }} />
      </strong>
      <nav aria-label={formatMessage({ id: 'alone.states' })}>
        {states.map((state) => (
          <a
            key={state.id}
            href={stateHref(state, locale, isServerRendered)}
            aria-current={state.id === current ? 'true' : undefined}
          >
            {state.title[locale]}
          </a>
        ))}
      </nav>
      <nav aria-label={formatMessage({ id: 'alone.languages' })}>
        {locales.map((other) => (
          <a
            key={other}
            href={shown ? stateHref(shown, other, isServerRendered) : `/${other}`}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
          >
            {localeNames[other]}
          </a>
        ))}
      </nav>
      {isDrawable && shown && (
        <a href={stateHref(shown, locale, !isServerRendered)} aria-current={isServerRendered ? 'true' : undefined}>
          <FormattedMessage id="alone.serverRendered" />
        </a>
      )}
      <div role="status">
        {messages.length > 0 && <Missing messages={messages} />}
        {fault !== null && (
          <>
            <FormattedMessage id="alone.notRendered" values={{ remote }} />
            <pre>{fault}</pre>
          </>
        )}
      </div>
    </header>
  );
}

function Missing({ messages }: { readonly messages: readonly string[] }) {
  return (
    <>
      <FormattedMessage id="alone.missing" />
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}

/** Messages of the bar. */
export const aloneMessages = defineMessageLoader({
  fr: () => import(/* webpackChunkName: "messages-fr" */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ './messages/en.json'),
  de: () => import(/* webpackChunkName: "messages-de" */ './messages/de.json'),
});
