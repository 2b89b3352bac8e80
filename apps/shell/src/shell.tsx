import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { matchPath, type Messages, type PathMatch, ShopIntlProvider } from '@alzette/i18n';
import type { HostServices, MountProps } from '@alzette/remote-contract';
import { ServicesProvider } from '@alzette/remote-react';
import { confirmedCheckoutType, isLegalPage, isSubscriptionFamily, slotOfPage } from '@alzette/shop-model';
import { selectCart } from '@alzette/shop-store';
import { focusHeadingOnceLoaded } from '@alzette/ui';
import type { ShellBoot } from './hydration/boot';
import { ConsentBar, useConsent } from './consent/consent';
import { CookieNotice } from './cookie-notice/cookie-notice';
import { SsrPageContext, ssrState } from './hydration/ssr-page';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { PageTitle, SkipLink } from './layout/page-title';
import {
  LazyDeviceListPage,
  LazyDevicePage,
  LazyHomePage,
  LazyLegalPage,
  LazyNotFoundPage,
  LazyOfferPage,
  LazyPrepaidPage,
  LazyRemoteSlot,
} from './lazy-pages';
import { isPrepaidPage } from './routing/pages';
import { UnknownCheckout } from './remotes/remote-frame';
import { useSiteLocation } from './routing/site-location';
import { useVitals } from './services/vitals';
import styles from './layout/layout.module.css';

interface ShellProps {
  readonly boot: ShellBoot;
  readonly services: HostServices;
  readonly messages: Messages;
  /** Called with each page that a remote fills. */
  readonly onRemote?: () => void;
  /** Called when a remote is interactive, or has failed. */
  readonly onRemoteSettled?: () => void;
  /** Lists overridden remotes; absent on a production site. */
  readonly badge?: ReactNode;
}

/** The host: header, footer, offer pages, and a slot for the remote of the address. */
export function Shell(props: ShellProps) {
  const { boot, services, messages, onRemote, onRemoteSettled, badge = null } = props;
  const { pathname, search } = useSiteLocation();
  const match = matchPath(pathname, boot.settings.paths, boot.settings.pages);
  const main = useFocusOnNewPage(pathname);
  const consent = useConsent();
  useVitals(consent.choice, match, services.report);
  const ssrPage = useContext(SsrPageContext);
  const stateAtFirst = useMemo(() => ssrPage && ssrState(ssrPage), [ssrPage]);

  return (
    <ServicesProvider services={services} {...(stateAtFirst && { ssrState: stateAtFirst })}>
      <ShopIntlProvider locale={boot.locale} messages={messages}>
        <SkipLink />
        <PageTitle match={match} />
        <Header match={match} locale={boot.locale} />
        <ConsentBar consent={consent} />
        <main id="main" className={styles.main} ref={main} tabIndex={-1}>
          <CookieNotice />
          <PageContent
            match={match}
            boot={boot}
            services={services}
            path={pathname}
            query={search}
            onRemote={onRemote}
            onRemoteSettled={onRemoteSettled}
          />
        </main>
        <Footer match={match} onConsent={consent.onAsk} />
        {badge}
      </ShopIntlProvider>
    </ServicesProvider>
  );
}

interface PageContentProps extends MountProps, Pick<ShellProps, 'boot' | 'services'> {
  readonly match: PathMatch;
  readonly onRemote: (() => void) | undefined;
  readonly onRemoteSettled: (() => void) | undefined;
}

function PageContent(props: PageContentProps) {
  const { match, boot, services, path, query, onRemote, onRemoteSettled } = props;
  const { page, slug } = match;
  const { checkoutType } = useSelector(selectCart);
  const opensSavedCart = useOpensSavedCart(path, query);
  if (page === 'home') return <LazyHomePage />;
  if (page === 'phones') return slug === null ? <LazyDeviceListPage /> : <LazyDevicePage slug={slug} />;
  if (isSubscriptionFamily(page)) return <LazyOfferPage family={page} />;
  if (isPrepaidPage(page)) return <LazyPrepaidPage page={page} />;
  if (isLegalPage(page)) return <LazyLegalPage page={page} />;
  if (page === null && match.slot === null) return <LazyNotFoundPage />;
  const type = opensSavedCart ? 'esales' : checkoutType;
  const slot = slotOfPage(match, confirmedCheckoutType(new URLSearchParams(query)) ?? type);
  if (slot === null) return <UnknownCheckout />;
  return (
    <LazyRemoteSlot
      slot={slot}
      discovery={boot.discovery}
      services={services}
      path={path}
      query={query}
      onShown={onRemote}
      onSettled={onRemoteSettled}
    />
  );
}

/**
 * Whether this page was opened by the link of a saved cart, which only the esales checkout restores: the present cart may
 * be a prepaid one (spec row A3). The token is removed from the address at once, so the page stores this fact until the next page.
 */
function useOpensSavedCart(path: string, query: string): boolean {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const next = new URLSearchParams(query).has('cartSaved') ? path : openedAt === path ? path : null;
  if (next !== openedAt) setOpenedAt(next);
  return next !== null;
}

/** Moves focus to a new page: to `main` at once, and to the heading when the page has loaded, so that its name is read out. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname || !main.current) return undefined;
    shown.current = pathname;
    main.current.focus({ preventScroll: true });
    return focusHeadingOnceLoaded(main.current);
  }, [pathname]);
  return main;
}
