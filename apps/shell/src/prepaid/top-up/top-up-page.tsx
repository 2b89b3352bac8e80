import { useReading } from '@alzette/offer-widgets';
import { getTopUpAmounts } from '@alzette/shop-client';
import { NoOffers } from '../../offers/states/no-offers';
import { OffersFailed } from '../../offers/states/offers-failed';
import { PrepaidFrame } from '../states/prepaid-frame';
import { PrepaidSkeleton } from '../states/prepaid-skeleton';
import { TopUp } from './top-up';

/** Tops a prepaid card up: the amount, and which number gets it (spec row M1). */
export function TopUpPage() {
  const amounts = useReading('prepaid/top-up-amounts', (http, locale) => getTopUpAmounts(http, locale));
  if (amounts.status === 'ready' && amounts.value.length > 0) return <TopUp amounts={amounts.value} />;
  return (
    <PrepaidFrame page="top-up">
      {amounts.status === 'loading' && <PrepaidSkeleton page="top-up" />}
      {amounts.status === 'failed' && <OffersFailed onRetry={amounts.onRetry} />}
      {amounts.status === 'ready' && <NoOffers />}
    </PrepaidFrame>
  );
}
