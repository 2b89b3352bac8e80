import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { devicesQuery, subscriptionsQuery } from '@alzette/shop-client';
import {
  type Cents,
  type DeviceVariant,
  headlinePrice,
  type PriceStep,
  priceSteps,
  recurringCharge,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { LaterPrices, SteppedPrice, type QueryResult, useQuery } from '@alzette/shop-widgets';
import { Amount, ArrowRightIcon, DeviceImage, InternetPicture, SimPicture, Skeleton, TvPicture } from '@alzette/ui';
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
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  return (
    <ul className={styles.cards}>
      <FamilyCard
        family="phones"
        picture={<DeviceImage size={64} />}
        prices={
          phones.status === 'ready' ? phones.value.items.map(({ from }) => stepsOf(from, isExistingCustomer)) : []
        }
      />
      <FamilyCard family="mobile" picture={<SimPicture size={64} />} prices={pricesOf(mobile, isExistingCustomer)} />
      <FamilyCard
        family="internet"
        picture={<InternetPicture size={64} />}
        prices={pricesOf(internet, isExistingCustomer)}
      />
      <FamilyCard family="tv" picture={<TvPicture size={64} />} prices={pricesOf(tv, isExistingCustomer)} />
    </ul>
  );
}

interface FamilyCardProps {
  readonly family: Family;
  readonly picture: ReactNode;
  /** The steps of each monthly price; empty before they are loaded, and when they cannot be. */
  readonly prices: readonly Steps[];
}

function FamilyCard({ family, picture, prices }: FamilyCardProps) {
  const locale = useShopLocale();
  const { paths } = useSettings();
  const lowest = lowestOf(prices);
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
          {lowest && (
            <>
              <FormattedMessage
                id="shell.home.from"
                values={{ price: <Amount>{formatMoney(firstOf(lowest), locale)}</Amount> }}
              />
              <LaterPrices steps={lowest} />
            </>
          )}
        </p>
      </SiteLink>
    </li>
  );
}

type Steps = readonly PriceStep[];

function pricesOf(plans: QueryResult<readonly SubscriptionVariant[]>, isExistingCustomer: boolean): readonly Steps[] {
  return plans.status === 'ready' ? plans.value.map((plan) => headlinePrice(plan, isExistingCustomer).steps) : [];
}

/** The steps of an instalment. A discount that lasts as long as the instalments ends with them. */
function stepsOf({ price, options }: DeviceVariant, isExistingCustomer: boolean): Steps {
  const charge = recurringCharge(price, isExistingCustomer);
  const rises = (charge.discountMonths ?? Infinity) < (options.device_funding.months ?? 0);
  return priceSteps([rises ? charge : { ...charge, discountMonths: null }]);
}

function firstOf(steps: Steps): Cents {
  return steps[0]?.monthly ?? 0;
}

function lowestOf(prices: readonly Steps[]): Steps | undefined {
  return prices.filter((steps) => firstOf(steps) > 0).sort((one, other) => firstOf(one) - firstOf(other))[0];
}

/** The plans as rows to compare; each links to the mobile page with the plan chosen. */
export function PlanTable({ plans }: { readonly plans: QueryResult<readonly SubscriptionVariant[]> }) {
  const { locale } = useServices();
  const { paths } = useSettings();
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
            <PlanPrice plan={plan} />
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

function PlanPrice({ plan }: { readonly plan: SubscriptionVariant }) {
  const { steps } = headlinePrice(plan, useSelector(selectIsExistingCustomer));
  return (
    <span className={styles.price}>
      <SteppedPrice steps={steps} />
    </span>
  );
}

export function ArrowMark() {
  return (
    <span className={styles.go}>
      <ArrowRightIcon size={20} />
    </span>
  );
}
