import { useReading } from '@alzette/offer-widgets';
import { Page } from '@alzette/ui';
import type { OfferPageProps } from './offer-page';
import { OfferSkeleton } from './states/offer-skeleton';
import { OffersFailed } from './states/offers-failed';

/** The page of a family, fetched when it is opened: cart and checkout do without. A chunk that does not come can be tried again. */
export function LazyOfferPage({ family }: OfferPageProps) {
  const page = useReading('page/offers', () => import(/* webpackChunkName: "offers" */ './offer-page'));
  if (page.status === 'ready') {
    const { OfferPage } = page.value;
    return <OfferPage family={family} />;
  }
  return <Page>{page.status === 'loading' ? <OfferSkeleton /> : <OffersFailed onRetry={page.onRetry} />}</Page>;
}
