import { useReading } from '@alzette/offer-widgets';
import { Page } from '@alzette/ui';
import { OffersFailed } from '../offers/states/offers-failed';
import type { PhonesPageProps } from './phones-page';
import { PhonesSkeleton } from './phones-skeleton';

/** The phones' pages, fetched when they are opened. A chunk that does not come can be tried again, unlike with `React.lazy`. */
export function LazyPhonesPage({ slug }: PhonesPageProps) {
  const page = useReading('page/phones', () => import(/* webpackChunkName: "offers" */ './phones-page'));
  if (page.status === 'loading') return <PhonesSkeleton slug={slug} />;
  if (page.status === 'failed') {
    return (
      <Page>
        <OffersFailed onRetry={page.onRetry} />
      </Page>
    );
  }
  const { PhonesPage } = page.value;
  return <PhonesPage slug={slug} />;
}
