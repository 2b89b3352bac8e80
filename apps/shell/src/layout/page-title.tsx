import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isLegalPage, type PathMatch } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import styles from './layout.module.css';

/** The browser tab's title of the shell's own pages. Remotes and legal pages set their own. */
export function PageTitle({ match: { page, slot } }: { readonly match: PathMatch }) {
  const { formatMessage } = useIntl();
  const { name, pages } = useSettings();
  const { locale } = useServices();
  const ofRemote = slot === null ? undefined : pages[slot]?.title[locale];
  useEffect(() => {
    if (isLegalPage(page)) return;
    document.title =
      ofRemote === undefined
        ? formatMessage({ id: `shell.title.${page ?? 'notFound'}` }, { name })
        : `${ofRemote}, ${name}`;
  }, [page, ofRemote, formatMessage, name]);
  return null;
}

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <FormattedMessage id="shell.skip" />
    </a>
  );
}
