import { useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { HostServices, MountProps } from '@alzette/remote-contract';
import { ServicesProvider } from '@alzette/remote-react';
import { selectCart } from '@alzette/shop-store';
import { matchPath, ShopIntlProvider, type Messages, type PathMatch } from '@alzette/i18n';
import { isSubscriptionFamily } from '@alzette/shop-model';
import type { ShellBoot } from './boot/read-boot';
import { ConsentBar } from './consent/consent-bar';
import { useConsent } from './consent/use-consent';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { SkipLink } from './layout/skip-link';
import { PageTitle } from './layout/page-title';
import { HomePage } from './home/home-page';
import { NotFoundPage } from './not-found/not-found-page';
import { LazyOfferPage } from './offers/lazy-offer-page';
import { LazyPhonesPage } from './phones';
import { isPrepaidPage, LazyPrepaidPage } from './prepaid';
import { checkoutSlot } from './remotes/checkout-slot';
import { PageSlot } from './remotes/page-slot';
import { UnknownCheckout } from './remotes/unknown-checkout';
import { useSiteLocation } from './routing/site-location';
import type { StorageLoss } from './storage-notice/storage-loss';
import { StorageNotice } from './storage-notice/storage-notice';

interface ShellProps {
  readonly boot: ShellBoot;
  readonly services: HostServices;
  readonly messages: Messages;
  readonly storageLoss: StorageLoss;
  /** Says that remotes come from elsewhere; nothing on a production site. */
  readonly badge?: ReactNode;
}

/** The host: header, footer, offer pages, and a slot for whichever remote the address asks for. */
export function Shell({ boot, services, messages, storageLoss, badge = null }: ShellProps) {
  const { pathname, search } = useSiteLocation();
  const match = matchPath(pathname, boot.settings.paths, boot.settings.pages);
  const main = useFocusOnNewPage(pathname);
  const consent = useConsent();

  return (
    <ServicesProvider services={services}>
      <ShopIntlProvider locale={boot.locale} messages={messages}>
        <SkipLink />
        <PageTitle match={match} />
        <Header match={match} locale={boot.locale} />
        <ConsentBar consent={consent} />
        <main id="main" ref={main} tabIndex={-1}>
          <StorageNotice loss={storageLoss} />
          <PageContent match={match} boot={boot} services={services} path={pathname} query={search} />
        </main>
        <Footer onConsent={consent.onAsk} />
        {badge}
      </ShopIntlProvider>
    </ServicesProvider>
  );
}

interface PageContentProps extends MountProps {
  readonly match: PathMatch;
  readonly boot: ShellBoot;
  readonly services: HostServices;
}

function PageContent({ match: { page, slug, slot: ownSlot }, boot, services, path, query }: PageContentProps) {
  const { checkoutType } = useSelector(selectCart);
  if (page === 'home') return <HomePage />;
  if (page === 'phones') return <LazyPhonesPage slug={slug} />;
  if (isSubscriptionFamily(page)) return <LazyOfferPage family={page} />;
  if (isPrepaidPage(page)) return <LazyPrepaidPage page={page} />;
  if (page === null && ownSlot === null) return <NotFoundPage />;
  const slot = page === 'checkout' ? checkoutSlot(checkoutType, query) : (ownSlot ?? page);
  if (slot === null) return <UnknownCheckout />;
  return <PageSlot slot={slot} discovery={boot.discovery} services={services} path={path} query={query} />;
}

/** Keyboard and screen-reader users land on the new content, not where the pressed link used to be. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
