import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { devicePath, formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { subscriptionsQuery } from '@alzette/shop-client';
import {
  type Cents,
  type DeviceList,
  devicePicture,
  type DeviceVariant,
  headlinePrice,
  type PriceStep,
  priceSteps,
  recurringCharge,
  type SubscriptionVariant,
} from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { LaterPrices, SteppedPrice, type QueryResult, useQuery } from '@alzette/shop-widgets';
import { Amount, ArrowRightIcon, LinkButton, Skeleton } from '@alzette/ui';
import { NoOffers, OffersFailed } from '../offers/offer-layout';
import { followSiteLink, SiteLink } from '../routing/site-location';
import { DrawnBox, DrawnPhone, DrawnSim, DrawnTv } from './drawn-objects';
import drawing from './hero-drawing.module.css';
import styles from './home-offers.module.css';

type Family = 'phones' | 'mobile' | 'internet' | 'tv';

interface FamilyCardsProps {
  readonly mobile: QueryResult<readonly SubscriptionVariant[]>;
  readonly phones: QueryResult<DeviceList>;
}

/** The four families, each with its object and its lowest price. */
export function FamilyCards({ mobile, phones }: FamilyCardsProps) {
  const internet = useQuery(subscriptionsQuery('internet'));
  const tv = useQuery(subscriptionsQuery('tv'));
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  return (
    <ul className={styles.cards}>
      <FamilyCard
        family="phones"
        prices={
          phones.status === 'ready' ? phones.value.items.map(({ from }) => stepsOf(from, isExistingCustomer)) : []
        }
      />
      <FamilyCard family="mobile" prices={pricesOf(mobile, isExistingCustomer)} />
      <FamilyCard family="internet" prices={pricesOf(internet, isExistingCustomer)} />
      <FamilyCard family="tv" prices={pricesOf(tv, isExistingCustomer)} />
    </ul>
  );
}

/** The object of a family, and how it fits into a square of 200. */
const objects = {
  phones: { Drawn: DrawnPhone, place: 'translate(51 0) scale(.65)' },
  mobile: { Drawn: DrawnSim, place: 'translate(37 10) scale(1.4)' },
  internet: { Drawn: DrawnBox, place: 'translate(40 3) scale(1.3)' },
  tv: { Drawn: DrawnTv, place: 'translate(2 26)' },
} as const satisfies Record<Family, unknown>;

interface FamilyCardProps {
  readonly family: Family;
  /** The steps of each monthly price; empty before they are loaded, and when they cannot be. */
  readonly prices: readonly Steps[];
}

function FamilyCard({ family, prices }: FamilyCardProps) {
  const { Drawn, place } = objects[family];
  const locale = useShopLocale();
  const { paths } = useSettings();
  const lowest = lowestOf(prices);
  return (
    <li>
      <SiteLink className={styles.card} data-ground={family} href={pathFor(family, locale, paths)}>
        <span className={styles.picture}>
          <svg className={drawing.object} viewBox="0 0 200 200" aria-hidden focusable={false}>
            <g transform={place}>
              <Drawn />
            </g>
          </svg>
        </span>
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

/** The first phone of the operator's list, with its price. Renders nothing without one. */
export function FeaturedPhone({ phones }: Pick<FamilyCardsProps, 'phones'>) {
  const { locale } = useServices();
  const { paths } = useSettings();
  const isExistingCustomer = useSelector(selectIsExistingCustomer);
  const [phone] = phones.status === 'ready' ? phones.value.items : [];
  if (!phone) return null;
  const { slug, name, from } = phone;
  const steps = stepsOf(from, isExistingCustomer);
  const href = devicePath(slug, locale, paths);
  return (
    <section className={styles.featured} data-ground="phones" aria-labelledby="home-featured">
      <div className={styles.featuredText}>
        <p>
          <FormattedMessage id="shell.home.featured" />
        </p>
        <h2 className={styles.featuredName} id="home-featured">
          {name}
        </h2>
        {firstOf(steps) > 0 && (
          <p className={styles.featuredPrice}>
            <FormattedMessage
              id="shell.home.from"
              values={{ price: <Amount>{formatMoney(firstOf(steps), locale)}</Amount> }}
            />
            <LaterPrices steps={steps} />
          </p>
        )}
        <LinkButton href={href} onClick={followSiteLink(href)}>
          <FormattedMessage id="shell.home.featured.action" />
          <ArrowRightIcon size={20} />
        </LinkButton>
      </div>
      <img src={devicePicture(phone, from.colour.id)} alt="" width={560} height={700} loading="lazy" />
    </section>
  );
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
