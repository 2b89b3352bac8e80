import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { formatMoney, pathFor, useShopLocale } from '@alzette/i18n';
import { useReading, type Reading } from '@alzette/offer-widgets';
import { useSettings } from '@alzette/remote-react';
import { getDevices } from '@alzette/shop-client';
import { appliedPrice, type SubscriptionVariant, type VariantPrice } from '@alzette/shop-model';
import { selectIsExistingCustomer } from '@alzette/shop-store';
import { InternetPicture, PhonePicture, SimPicture, TvPicture } from '@alzette/ui';
import { usePlans } from '../offers/plans/use-plans';
import { SiteLink } from '../routing/site-link';
import styles from './family-cards.module.css';

type Family = 'phones' | 'mobile' | 'internet' | 'tv';

interface FamilyCardsProps {
  readonly mobile: Reading<readonly SubscriptionVariant[]>;
}

/** The four families, each with its picture, one line, and what it costs at least. */
export function FamilyCards({ mobile }: FamilyCardsProps) {
  const phones = useReading('devices', (http, locale) => getDevices(http, locale));
  const internet = usePlans('internet');
  const tv = usePlans('tv');
  return (
    <ul className={styles.cards}>
      <FamilyCard
        family="phones"
        picture={<PhonePicture size={64} />}
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
  /** Empty while they are read, and where they cannot be: the card then does without. */
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

function pricesOf(plans: Reading<readonly SubscriptionVariant[]>): readonly VariantPrice[] {
  return plans.status === 'ready' ? plans.value.map(({ price }) => price) : [];
}
