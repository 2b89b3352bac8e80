import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localeNames, locales } from '@alzette/i18n';
import type { Locale } from '@alzette/shop-model';
import type { AloneBoot } from '../alone-boot';
import type { MissingAnswers } from '../missing-answers';
import { stateHref } from '../state/address';
import styles from './bar.module.css';

interface BarProps {
  readonly boot: AloneBoot;
  readonly locale: Locale;
  readonly missing: MissingAnswers;
  /** Which state the page began with; null when it goes on with what it has. */
  readonly current: string | null;
}

/** The bar over a remote that runs alone: states to begin with, languages, and what nobody recorded. */
export function Bar({ boot: { remote, states }, locale, missing, current }: BarProps) {
  const { formatMessage } = useIntl();
  const sentences = useSyncExternalStore(missing.subscribe, missing.list);
  const shown = states.find(({ id }) => id === current) ?? states[0];
  return (
    <header className={styles.bar}>
      <strong>
        <FormattedMessage id="alone.title" values={{ remote }} />
      </strong>
      <nav aria-label={formatMessage({ id: 'alone.states' })}>
        {states.map((state) => (
          <a key={state.id} href={stateHref(state, locale)} aria-current={state.id === current ? 'true' : undefined}>
            {state.title[locale]}
          </a>
        ))}
      </nav>
      <nav aria-label={formatMessage({ id: 'alone.languages' })}>
        {locales.map((other) => (
          <a
            key={other}
            href={shown ? stateHref(shown, other) : `/${other}`}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
          >
            {localeNames[other]}
          </a>
        ))}
      </nav>
      <div role="status">{sentences.length > 0 && <Missing sentences={sentences} />}</div>
    </header>
  );
}

function Missing({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <>
      <FormattedMessage id="alone.missing" />
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
