import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { devicesQuery, subscriptionsQuery } from '@alzette/shop-client';
import { appliedPrice, type SubscriptionVariant, type VariantPrice } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { MonthlyPrice, type QueryResult, useQuery } from '@alzette/shop-widgets';
import { ArrowRightIcon, InternetPicture, DeviceImage, SimPicture, Skeleton, TvPicture } from '@alzette/ui';
import { NoOffers, OffersFailed } from '../offers/offer-layout';
import { SiteLink } from '../routing/site-location';
import styles from './home-offers.module.css';

type Family = 'phones' | 'mobile' | 'internet' | 'tv';

interface FamilyCardsProps {
  readonly mobile: QueryResult<readonly SubscriptionVariant[]>;
}

/** The four families, each with its picture and its lowest price. */
export function FamilyCards({ mobile }: FamilyCardsProps) {
  const phones = useQuery(devicesQuery);
  const internet = useQuery(subscriptionsQuery('internet'));
  const tv = useQuery(subscriptionsQuery('tv'));
  return (
    <ul className={styles.cards}>
      <FamilyCard
        family="phones"
        picture={<DeviceImage size={64} />}
        prices={phones.status === 'ready' ? phones.value.items.map(({ from }) => from.price) : []}
      />
      <FamilyCard family="mobile" picture={<SimPicture size={64} />} prices={pricesOf(mobile)} />
      <FamilyCard family="internet" picture={<InternetPicture size={64} />} prices={pricesOf(internet)} />
      <FamilyCard family="tv" picture={<TvPicture size={64} />} prices={pricesOf(tv)} />
    </ul>
  );
}

interface FamilyCardProps {
  readonly family: Family;
  readonly picture: ReactNode;
  /** Empty before the prices are loaded, and when they cannot be. */
  readonly prices: readonly VariantPrice[];
}

function FamilyCard({ family, picture, prices }: FamilyCardProps) {
  const locale = useShopLocale();
  const { paths } = useSettings();
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const monthly = prices.map((price) => appliedPrice(price, isExistingCustomer)).filter((cents) => cents > 0);
  return (
    <li>
      <SiteLink className={styles.card} data-ground={family} href={pathFor(family, locale, paths)}>
        <span className={styles.picture}>{picture}</span>
        <h3>
          <FormattedMessage id={`shell.home.family.${family}`} />
        </h3>
        <p>
          <FormattedMessage id={`shell.home.family.${family}.line`} />
        </p>
        <p className={styles.from}>
          {monthly.length > 0 && (
            <FormattedMessage id="shell.home.from" values={{ price: formatMoney(Math.min(...monthly), locale) }} />
          )}
        </p>
      </SiteLink>
    </li>
  );
}

function pricesOf(plans: QueryResult<readonly SubscriptionVariant[]>): readonly VariantPrice[] {
  return plans.status === 'ready' ? plans.value.map(({ price }) => price) : [];
}

/** The plans as rows to compare; each links to the mobile page with the plan chosen. */
export function PlanTable({ plans }: { readonly plans: QueryResult<readonly SubscriptionVariant[]> }) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  if (plans.status === 'failed') return <OffersFailed onRetry={plans.onRetry} />;
  if (plans.status === 'loading') return <Skeleton width="100%" height={440} />;
  if (plans.value.length === 0) return <NoOffers />;
  return (
    <ul className={styles.lines}>
      {plans.value.map((plan) => (
        <li key={plan.code}>
          <SiteLink
            className={styles.planTableLine}
            href={`${pathFor('mobile', locale, paths)}?plan=${encodeURIComponent(plan.code)}`}
          >
            <span className={styles.name}>{plan.name}</span>
            <span className={styles.data}>{plan.options.data?.label}</span>
            <span className={styles.term}>{plan.commitment.text}</span>
            <MonthlyPrice cents={appliedPrice(plan.price, isExistingCustomer)} />
            <ArrowMark />
          </SiteLink>
        </li>
      ))}
      <li className={styles.hint}>
        <FormattedMessage id="shell.home.plansHint" />
      </li>
    </ul>
  );
}

export function ArrowMark() {
  return (
    <span className={styles.go}>
      <ArrowRightIcon size={20} />
    </span>
  );
}
