import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor, type MessageId } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { devicesQuery, subscriptionsQuery } from '@alzette/shop-client';
import { usePlacedOrder, useQuery } from '@alzette/shop-widgets';
import { ArrowRightIcon, DeliveryIcon, LinkButton, ReturnIcon, ServiceIcon, TagIcon, Wrap } from '@alzette/ui';
import { prepaidPages } from '../routing/pages';
import { followSiteLink, SiteLink } from '../routing/site-location';
import { HeroDrawing } from './hero-drawing';
import { FamilyCards, ArrowMark, FeaturedPhone, PlanTable } from './home-offers';
import styles from './home-page.module.css';

export { NotFoundPage } from './not-found-page';

export function HomePage() {
  const mobile = useQuery(subscriptionsQuery('mobile'));
  const phones = useQuery(devicesQuery);
  usePlacedOrder();
  return (
    <div className={styles.page}>
      <Hero />
      <Wrap>
        <section className={styles.band} aria-labelledby="home-families">
          <h2 id="home-families">
            <FormattedMessage id="shell.home.families" />
          </h2>
          <FamilyCards mobile={mobile} phones={phones} />
          <FeaturedPhone phones={phones} />
        </section>
        <section className={styles.band} aria-labelledby="home-plans">
          <h2 id="home-plans">
            <FormattedMessage id="shell.home.plans" />
          </h2>
          <PlanTable plans={mobile} />
        </section>
        <section className={styles.band} aria-labelledby="home-prepaid">
          <h2 id="home-prepaid">
            <FormattedMessage id="shell.home.prepaid" />
          </h2>
          <PrepaidLinks />
        </section>
        <Promises />
      </Wrap>
    </div>
  );
}

function Hero() {
  const { locale } = useServices();
  const { paths } = useSettings();
  const mobilePath = pathFor('mobile', locale, paths);
  return (
    <div className={styles.hero}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.copy}>
            <h1 tabIndex={-1}>
              <FormattedMessage id="shell.home.title" />
            </h1>
            <p>
              <FormattedMessage id="shell.home.lead" />
            </p>
            <LinkButton variant="primary" href={mobilePath} onClick={followSiteLink(mobilePath)}>
              <FormattedMessage id="shell.home.action" />
              <ArrowRightIcon size={20} />
            </LinkButton>
          </div>
          <HeroDrawing />
        </div>
      </Wrap>
    </div>
  );
}

function PrepaidLinks() {
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
            <ArrowMark />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

const promises = [
  { id: 'return', Icon: ReturnIcon },
  { id: 'delivery', Icon: DeliveryIcon },
  { id: 'service', Icon: ServiceIcon },
  { id: 'price', Icon: TagIcon },
];

function Promises() {
  const { formatMessage } = useIntl();
  const { opensAt, closesAt } = useSettings().support;
  return (
    <ul className={styles.promises}>
      {promises.map(({ id, Icon }) => (
        <li key={id}>
          <Icon />
          <h3>
            <FormattedMessage id={`common.secure-payment.${id}.title` as MessageId} />
          </h3>
          <p>
            {formatMessage({ id: `common.secure-payment.${id}.text` as MessageId }, { from: opensAt, to: closesAt })}
          </p>
        </li>
      ))}
    </ul>
  );
}
