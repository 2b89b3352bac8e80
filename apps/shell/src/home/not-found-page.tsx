import { FormattedMessage } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { devicesQuery, subscriptionsQuery } from '@alzette/shop-client';
import { useQuery } from '@alzette/shop-widgets';
import { LinkButton, Page, PageHead } from '@alzette/ui';
import { followSiteLink } from '../routing/site-location';
import { FamilyCards } from './home-offers';
import styles from './not-found-page.module.css';

/** An unknown address: a link to the home page, and what the shop sells. */
export function NotFoundPage() {
  const { locale } = useServices();
  const { paths } = useSettings();
  const home = pathFor('home', locale, paths);
  const mobile = useQuery(subscriptionsQuery('mobile'));
  const phones = useQuery(devicesQuery);
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="shell.notFound.title" />}
        lead={<FormattedMessage id="shell.notFound.text" />}
      />
      <LinkButton variant="primary" href={home} onClick={followSiteLink(home)}>
        <FormattedMessage id="shell.notFound.action" />
      </LinkButton>
      <section className={styles.families} aria-labelledby="not-found-families">
        <h2 id="not-found-families">
          <FormattedMessage id="shell.home.families" />
        </h2>
        <FamilyCards mobile={mobile} phones={phones} />
      </section>
    </Page>
  );
}
