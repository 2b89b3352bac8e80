import { useReading } from '@alzette/offer-widgets';
import { OffersFailed } from '../offers/states/offers-failed';
import type { PrepaidPageName } from './pages';
import { PrepaidFrame } from './states/prepaid-frame';
import { PrepaidSkeleton } from './states/prepaid-skeleton';

/** The prepaid pages, fetched with those of the other offers. A chunk that does not come can be tried again. */
export function LazyPrepaidPage({ page }: { readonly page: PrepaidPageName }) {
  const pages = useReading('page/prepaid', () => import(/* webpackChunkName: "offers" */ './prepaid-page'));
  if (pages.status === 'ready') {
    const { PrepaidPage } = pages.value;
    return <PrepaidPage page={page} />;
  }
  return (
    <PrepaidFrame page={page}>
      {pages.status === 'loading' ? <PrepaidSkeleton page={page} /> : <OffersFailed onRetry={pages.onRetry} />}
    </PrepaidFrame>
  );
}
