import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type NamedPage, pathFor, PhoneLink, type MessageId } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { RetryNote } from '@alzette/shop-widgets';
import { ArrowRightIcon, LinkButton, Note, PanelSkeleton, Skeleton } from '@alzette/ui';
import { followSiteLink } from '../routing/site-location';
import { Breadcrumb } from './breadcrumb';
import styles from './offer-layout.module.css';

interface OfferHeadProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** A link to an offer that shoppers often confuse with this one. */
  readonly more?: ReactNode;
  /** At the end of the title's row: the mode. */
  readonly aside?: ReactNode;
  /** A question that depends on the mode. */
  readonly children?: ReactNode;
}

export function OfferHead({ title, lead, more, aside, children }: OfferHeadProps) {
  return (
    <div className={styles.head}>
      <Breadcrumb>{title}</Breadcrumb>
      <div className={styles.row}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {more}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children && <div className={styles.question}>{children}</div>}
    </div>
  );
}

const neighbours: Partial<Record<NamedPage, NamedPage>> = {
  mobile: 'internet-mobile',
  internet: 'internet-mobile',
  tv: 'duo',
  duo: 'tv',
  'top-up': 'starter-packs',
  'starter-packs': 'top-up',
};

/** A link to the related page of offers. */
export function NeighbourLink({ page }: { readonly page: NamedPage }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const neighbour = neighbours[page];
  if (!neighbour) return null;
  const href = pathFor(neighbour, locale, paths);
  return (
    <LinkButton variant="link" href={href} onClick={followSiteLink(href)}>
      <FormattedMessage id={`shell.${neighbour}.invitation` as MessageId} />
      <ArrowRightIcon size={20} />
    </LinkButton>
  );
}

interface OptionColumnsProps {
  readonly name?: string;
  readonly options: ReactNode;
  readonly price: ReactNode;
}

/** "Your options" and "Your price": two columns, one on narrow screens. */
export function OptionColumns({ name, options, price }: OptionColumnsProps) {
  return (
    <div className={styles.columns}>
      <section aria-labelledby="offer-options">
        <h2 id="offer-options">
          <FormattedMessage id="shell.offer.options" />
        </h2>
        {name && (
          <p className={styles.name}>
            <FormattedMessage id="shell.offer.optionsFor" values={{ name }} />
          </p>
        )}
        <div className={styles.content}>{options}</div>
      </section>
      <section aria-labelledby="offer-price">
        <h2 id="offer-price">
          <FormattedMessage id="shell.offer.price" />
        </h2>
        <div className={styles.content}>{price}</div>
      </section>
    </div>
  );
}

export function NoOffers() {
  return (
    <Note role="status" title={<FormattedMessage id="shell.offers.none" />}>
      <FormattedMessage id="shell.offers.noneText" />
    </Note>
  );
}

export function OffersFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { support } = useSettings();
  return (
    <RetryNote title={<FormattedMessage id="shell.offers.failed" />} onRetry={onRetry}>
      <FormattedMessage id="shell.offers.failedText" /> <PhoneLink number={support.phone} />
    </RetryNote>
  );
}

export function OfferSkeleton() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'shell.loading' });
  return (
    <div aria-busy>
      <div className={styles.plans}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} width="100%" height={360} radius={16} />
        ))}
      </div>
      <OptionColumns
        options={<PanelSkeleton label={label} lines={4} />}
        price={<PanelSkeleton label={label} lines={2} />}
      />
    </div>
  );
}
