import { Page } from '@alzette/ui';
import { useChunk } from './chunks';
import type { DevicesPageProps } from './devices/devices-page';
import { DevicesSkeleton } from './devices/device-skeletons';
import { OffersFailed, OfferSkeleton } from './offers/offer-layout';
import type { OfferPageProps } from './offers/offer-page';
import type { PrepaidPageName } from './pages';
import { PrepaidFrame, PrepaidSkeleton } from './prepaid/prepaid-frame';

/** The page of a plan family, in a chunk that cart and checkout do without. */
export function LazyOfferPage({ family }: OfferPageProps) {
  const page = useChunk('page/offers', () => import(/* webpackChunkName: "offers" */ './offers/offer-page'));
  if (page.status === 'ready') {
    const { OfferPage } = page.value;
    return <OfferPage family={family} />;
  }
  return <Page>{page.status === 'loading' ? <OfferSkeleton /> : <OffersFailed onRetry={page.onRetry} />}</Page>;
}

export function LazyDevicesPage({ slug }: DevicesPageProps) {
  const page = useChunk('page/devices', () => import(/* webpackChunkName: "offers" */ './devices/devices-page'));
  if (page.status === 'loading') return <DevicesSkeleton slug={slug} />;
  if (page.status === 'failed') {
    return (
      <Page>
        <OffersFailed onRetry={page.onRetry} />
      </Page>
    );
  }
  const { DevicesPage } = page.value;
  return <DevicesPage slug={slug} />;
}

export function LazyPrepaidPage({ page }: { readonly page: PrepaidPageName }) {
  const chunk = useChunk('page/prepaid', () => import(/* webpackChunkName: "prepaid" */ './prepaid/prepaid-page'));
  if (chunk.status === 'ready') {
    const { PrepaidPage } = chunk.value;
    return <PrepaidPage page={page} />;
  }
  return (
    <PrepaidFrame page={page}>
      {chunk.status === 'loading' ? <PrepaidSkeleton page={page} /> : <OffersFailed onRetry={chunk.onRetry} />}
    </PrepaidFrame>
  );
}
