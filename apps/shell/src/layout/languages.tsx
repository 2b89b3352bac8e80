import { useIntl } from 'react-intl';
import { pathsInAllLocales, type PathMatch } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { locales, type Locale } from '@alzette/shop-model';
import { VisuallyHidden } from '@alzette/ui';
import { useSiteLocation } from '../routing/site-location';
import styles from './languages.module.css';

interface LanguagesProps {
  readonly match: PathMatch;
  readonly locale: Locale;
}

/** The same page in the other languages, its query kept. */
export function Languages({ match, locale }: LanguagesProps) {
  const { paths, pages } = useSettings();
  const { search } = useSiteLocation();
  const { formatMessage } = useIntl();
  const addresses = pathsInAllLocales(match, paths, pages);
  return (
    <nav className={styles.languages} aria-label={formatMessage({ id: 'shell.nav.languages' })}>
      {locales.map((other) => (
        <a
          key={other}
          href={addresses[other] + search}
          lang={other}
          hrefLang={other}
          aria-current={other === locale ? 'true' : undefined}
        >
          <span aria-hidden>{other.toUpperCase()}</span>
          <VisuallyHidden>{formatMessage({ id: `shell.language.${other}` })}</VisuallyHidden>
        </a>
      ))}
    </nav>
  );
}
