import type { ReactNode } from 'react';
import {
  type MessageLoader,
  loadMessages,
  type Locale,
  MoreMessages,
  type Messages,
  type PathMatch,
  useShopLocale,
} from '@alzette/i18n';
import { isLegalPage, isSubscriptionFamily, type LegalPage } from '@alzette/shop-model';
import { Page } from '@alzette/ui';
import { prepareChunk, useChunk } from './hydration/chunks';
import { devicesMessages } from './devices/messages';
import { DeviceListSkeletonPage, DeviceSkeleton } from './devices/device-skeletons';
import { homeMessages } from './home/messages';
import { availabilityMessages } from './offers/availability/messages';
import { offersMessages } from './offers/messages';
import { OffersFailed, OfferSkeleton } from './offers/offer-layout';
import type { OfferPageProps } from './offers/offer-page';
import { isPrepaidPage, type PrepaidPageName } from './routing/pages';
import { prepaidMessages } from './prepaid/messages';
import { PrepaidFrame, PrepaidSkeleton } from './prepaid/prepaid-frame';
import { RemoteFallback, RemoteSkeleton } from './remotes/remote-frame';
import type { RemoteSlotProps } from './remotes/remote-slot';

// Each page is a chunk, which no other page loads. The site server preloads it under this name, with the messages
// (`chunksOfPage`).
const pages = {
  home: () => import(/* webpackChunkName: "home" */ './home/home-page'),
  offers: () => import(/* webpackChunkName: "offers" */ './offers/offer-page'),
  phones: () => import(/* webpackChunkName: "phones" */ './devices/device-list'),
  phone: () => import(/* webpackChunkName: "phone" */ './devices/device-page'),
  prepaid: () => import(/* webpackChunkName: "prepaid" */ './prepaid/prepaid-page'),
  legal: () => import(/* webpackChunkName: "legal" */ './legal/legal-page'),
  remote: () => import(/* webpackChunkName: "federation" */ './remotes/remote-slot'),
};
type PageChunk = keyof typeof pages;
type PageModule<Name extends PageChunk> = Awaited<ReturnType<(typeof pages)[Name]>>;

/** The messages of each page, beside those of the shell. */
const messageLoaders: Readonly<Record<PageChunk, readonly MessageLoader[]>> = {
  home: [homeMessages],
  offers: [offersMessages, availabilityMessages],
  phones: [devicesMessages],
  phone: [offersMessages, devicesMessages],
  prepaid: [offersMessages, prepaidMessages],
  legal: [],
  remote: [],
};

interface LoadedPage<Name extends PageChunk> {
  readonly module: PageModule<Name>;
  readonly messages: Messages;
}

async function loadPage<Name extends PageChunk>(name: Name, locale: Locale): Promise<LoadedPage<Name>> {
  const load = pages[name] as () => Promise<PageModule<Name>>;
  const [module, messages] = await Promise.all([load(), loadMessages(locale, messageLoaders[name])]);
  return { module, messages };
}

/** Loads the chunk for the first render of a page. */
export async function preparePage(match: PathMatch, locale: Locale): Promise<void> {
  const name = chunkOf(match);
  await prepareChunk(chunkKey(name, locale), () => loadPage(name, locale));
}

function chunkKey(name: PageChunk, locale: Locale): string {
  return `page/${name} ${locale}`;
}

function chunkOf({ page, slug, slot }: PathMatch): PageChunk {
  if (page === 'home' || (page === null && slot === null)) return 'home';
  if (page === 'phones') return slug === null ? 'phones' : 'phone';
  if (isSubscriptionFamily(page)) return 'offers';
  if (isPrepaidPage(page)) return 'prepaid';
  if (isLegalPage(page)) return 'legal';
  return 'remote';
}

interface LazyPageProps<Name extends PageChunk> {
  readonly name: Name;
  /** Shown while the chunk loads; uses messages of the shell only. */
  readonly skeleton: ReactNode;
  readonly renderFailed?: (onRetry: () => void) => ReactNode;
  readonly children: (page: PageModule<Name>) => ReactNode;
}

function LazyPage<Name extends PageChunk>({ name, skeleton, renderFailed, children }: LazyPageProps<Name>) {
  const locale = useShopLocale();
  const chunk = useChunk(chunkKey(name, locale), () => loadPage(name, locale));
  if (chunk.status === 'ready') {
    const { module, messages } = chunk.value;
    return <MoreMessages messages={messages}>{children(module)}</MoreMessages>;
  }
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

export function LazyNotFoundPage() {
  return (
    <LazyPage name="home" skeleton={offerSkeleton}>
      {({ NotFoundPage }) => <NotFoundPage />}
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

export function LazyLegalPage({ page }: { readonly page: LegalPage }) {
  return (
    <LazyPage name="legal" skeleton={offerSkeleton}>
      {({ LegalPage }) => <LegalPage page={page} />}
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
