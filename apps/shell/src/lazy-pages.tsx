import type { Locale, PathMatch } from '@alzette/i18n';
import { isSubscriptionFamily } from '@alzette/shop-model';
import { Page } from '@alzette/ui';
import { messagesName, prepareChunk, useChunk } from './chunks';
import { devicesCatalogue } from './devices/catalogue';
import type { DevicesPageProps } from './devices/devices-page';
import { DevicesSkeleton } from './devices/device-skeletons';
import { OffersFailed, OfferSkeleton } from './offers/offer-layout';
import type { OfferPageProps } from './offers/offer-page';
import { isPrepaidPage, type PrepaidPageName } from './pages';
import { prepaidCatalogue } from './prepaid/catalogue';
import { PrepaidFrame, PrepaidSkeleton } from './prepaid/prepaid-frame';

const loadOffers = () => import(/* webpackChunkName: "offers" */ './offers/offer-page');
const loadDevices = () => import(/* webpackChunkName: "offers" */ './devices/devices-page');
const loadPrepaid = () => import(/* webpackChunkName: "prepaid" */ './prepaid/prepaid-page');

/** Loads what the first render of a page needs. */
export async function preparePage({ page }: PathMatch, locale: Locale): Promise<void> {
  if (page === 'phones') {
    await Promise.all([
      prepareChunk('page/devices', loadDevices),
      prepareChunk(messagesName('devices', locale), () => devicesCatalogue.load(locale)),
    ]);
  } else if (isSubscriptionFamily(page)) {
    await prepareChunk('page/offers', loadOffers);
  } else if (isPrepaidPage(page)) {
    await Promise.all([
      prepareChunk('page/prepaid', loadPrepaid),
      prepareChunk(messagesName('prepaid', locale), () => prepaidCatalogue.load(locale)),
    ]);
  }
}

/** The page of a plan family, in a chunk that cart and checkout do without. */
export function LazyOfferPage({ family }: OfferPageProps) {
  const page = useChunk('page/offers', loadOffers);
  if (page.status === 'ready') {
    const { OfferPage } = page.value;
    return <OfferPage family={family} />;
  }
  return <Page>{page.status === 'loading' ? <OfferSkeleton /> : <OffersFailed onRetry={page.onRetry} />}</Page>;
}

export function LazyDevicesPage({ slug }: DevicesPageProps) {
  const page = useChunk('page/devices', loadDevices);
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
  const chunk = useChunk('page/prepaid', loadPrepaid);
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
