import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { prepaidPages } from '../prepaid';
import { SiteLink } from '../routing/site-link';
import { GoMark } from './go-mark';
import styles from './prepaid-links.module.css';

/** What is sold without a contract, in one line each. Nothing is fetched for it. */
export function PrepaidLinks() {
  const { locale } = useServices();
  const { paths } = useSettings();
  return (
    <ul className={styles.links}>
      {prepaidPages.map((page) => (
        <li key={page}>
          <SiteLink className={styles.link} href={pathFor(page, locale, paths)}>
            <span>
              <b>
                <FormattedMessage id={`shell.home.prepaid.${page}`} />
              </b>
              <small>
                <FormattedMessage id={`shell.home.prepaid.${page}.line`} />
              </small>
            </span>
            <GoMark />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
