import { useReading } from '@alzette/offer-widgets';
import { getStarterPacks } from '@alzette/shop-client';
import { NoOffers } from '../../offers/states/no-offers';
import { OffersFailed } from '../../offers/states/offers-failed';
import { PrepaidFrame } from '../states/prepaid-frame';
import { PrepaidSkeleton } from '../states/prepaid-skeleton';
import { StarterPacks } from './starter-packs';

/** The starter packs: what is inside, and what it takes to use one (spec row M2). */
export function StarterPacksPage() {
  const packs = useReading('prepaid/starter-packs', (http, locale) => getStarterPacks(http, locale));
  if (packs.status === 'ready' && packs.value.length > 0) return <StarterPacks packs={packs.value} />;
  return (
    <PrepaidFrame page="starter-packs">
      {packs.status === 'loading' && <PrepaidSkeleton page="starter-packs" />}
      {packs.status === 'failed' && <OffersFailed onRetry={packs.onRetry} />}
      {packs.status === 'ready' && <NoOffers />}
    </PrepaidFrame>
  );
}
