import type { ReactNode } from 'react';
import type { Locale, PathMatch } from '@alzette/i18n';
import { isSubscriptionFamily } from '@alzette/shop-model';
import { Page } from '@alzette/ui';
import { messagesName, prepareChunk, useChunk } from './chunks';
import { devicesCatalogue } from './devices/catalogue';
import { DeviceListSkeletonPage, DeviceSkeleton } from './devices/device-skeletons';
import { OffersFailed, OfferSkeleton } from './offers/offer-layout';
import type { OfferPageProps } from './offers/offer-page';
import { isPrepaidPage, type PrepaidPageName } from './pages';
import { prepaidCatalogue } from './prepaid/catalogue';
import { PrepaidFrame, PrepaidSkeleton } from './prepaid/prepaid-frame';
import { RemoteFallback, RemoteSkeleton } from './remotes/remote-frame';
import type { RemoteSlotProps } from './remotes/remote-slot';

// Each page is a chunk, which no other page loads. The site server preloads it under this name (`chunksOfPage`).
const pages = {
  home: () => import(/* webpackChunkName: "home" */ './home/home-page'),
  offers: () => import(/* webpackChunkName: "offers" */ './offers/offer-page'),
  phones: () => import(/* webpackChunkName: "phones" */ './devices/device-list'),
  phone: () => import(/* webpackChunkName: "phone" */ './devices/device-page'),
  prepaid: () => import(/* webpackChunkName: "prepaid" */ './prepaid/prepaid-page'),
  remote: () => import(/* webpackChunkName: "federation" */ './remotes/remote-slot'),
};
type PageChunk = keyof typeof pages;
type PageModule<Name extends PageChunk> = Awaited<ReturnType<(typeof pages)[Name]>>;

/** Loads what the first render of a page needs. */
export async function preparePage(match: PathMatch, locale: Locale): Promise<void> {
  const { page } = match;
  const name = chunkOf(match);
  await Promise.all([
    name !== null && prepareChunk(`page/${name}`, pages[name]),
    page === 'phones' && prepareChunk(messagesName('devices', locale), () => devicesCatalogue.load(locale)),
    isPrepaidPage(page) && prepareChunk(messagesName('prepaid', locale), () => prepaidCatalogue.load(locale)),
  ]);
}

function chunkOf({ page, slug, slot }: PathMatch): PageChunk | null {
  if (page === 'home') return 'home';
  if (page === 'phones') return slug === null ? 'phones' : 'phone';
  if (isSubscriptionFamily(page)) return 'offers';
  if (isPrepaidPage(page)) return 'prepaid';
  return page === null && slot === null ? null : 'remote';
}

interface LazyPageProps<Name extends PageChunk> {
  readonly name: Name;
  /** Shown while the chunk loads; uses messages of the shell only. */
  readonly skeleton: ReactNode;
  readonly renderFailed?: (onRetry: () => void) => ReactNode;
  readonly children: (page: PageModule<Name>) => ReactNode;
}

function LazyPage<Name extends PageChunk>({ name, skeleton, renderFailed, children }: LazyPageProps<Name>) {
  const chunk = useChunk(`page/${name}`, pages[name] as () => Promise<PageModule<Name>>);
  if (chunk.status === 'ready') return children(chunk.value);
  if (chunk.status === 'loading') return skeleton;
  if (renderFailed) return renderFailed(chunk.onRetry);
  return (
    <Page>
      <OffersFailed onRetry={chunk.onRetry} />
    </Page>
  );
}

const offerSkeleton = (
  <Page>
    <OfferSkeleton />
  </Page>
);

export function LazyHomePage() {
  return (
    <LazyPage name="home" skeleton={offerSkeleton}>
      {({ HomePage }) => <HomePage />}
    </LazyPage>
  );
}

export function LazyOfferPage({ family }: OfferPageProps) {
  return (
    <LazyPage name="offers" skeleton={offerSkeleton}>
      {({ OfferPage }) => <OfferPage family={family} />}
    </LazyPage>
  );
}

export function LazyDeviceListPage() {
  return (
    <LazyPage name="phones" skeleton={<DeviceListSkeletonPage />}>
      {({ DeviceListPage }) => <DeviceListPage />}
    </LazyPage>
  );
}

export function LazyDevicePage({ slug }: { readonly slug: string }) {
  return (
    <LazyPage name="phone" skeleton={<DeviceSkeleton />}>
      {({ DevicePage }) => <DevicePage slug={slug} />}
    </LazyPage>
  );
}

export function LazyPrepaidPage({ page }: { readonly page: PrepaidPageName }) {
  return (
    <LazyPage
      name="prepaid"
      skeleton={
        <PrepaidFrame page={page}>
          <PrepaidSkeleton page={page} />
        </PrepaidFrame>
      }
    >
      {({ PrepaidPage }) => <PrepaidPage page={page} />}
    </LazyPage>
  );
}

export function LazyRemoteSlot(props: RemoteSlotProps) {
  const leadsToCart = props.slot !== 'cart';
  return (
    <LazyPage
      name="remote"
      skeleton={<RemoteSkeleton />}
      renderFailed={(onRetry) => <RemoteFallback onRetry={onRetry} leadsToCart={leadsToCart} />}
    >
      {({ RemoteSlot }) => <RemoteSlot {...props} />}
    </LazyPage>
  );
}
