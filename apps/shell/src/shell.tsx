import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { HostServices, MountProps } from '@alzette/remote-contract';
import { ServicesProvider } from '@alzette/remote-kit';
import { selectCart } from '@alzette/shop-store';
import { matchPath, ShopIntlProvider, type Page, type Messages } from '@alzette/i18n';
import type { ShellBoot } from './boot/read-boot';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { SkipLink } from './layout/skip-link';
import { PageTitle } from './layout/page-title';
import { HomePage } from './home/home-page';
import { MobilePage } from './mobile/mobile-page';
import { NotFoundPage } from './not-found/not-found-page';
import { RemotePlace } from './remotes/remote-place';
import { useSiteLocation } from './routing/site-location';

interface ShellProps {
  readonly boot: ShellBoot;
  readonly services: HostServices;
  readonly messages: Messages;
}

/** The host: header, footer, offer pages, and a place for whichever remote the address asks for. */
export function Shell({ boot, services, messages }: ShellProps) {
  const { pathname, search } = useSiteLocation();
  const page = matchPath(pathname, boot.settings.paths).page;
  const main = useFocusOnNewPage(pathname);

  return (
    <ServicesProvider services={services}>
      <ShopIntlProvider locale={boot.locale} messages={messages}>
        <SkipLink />
        <PageTitle page={page} />
        <Header page={page} locale={boot.locale} />
        <main id="main" ref={main} tabIndex={-1}>
          <PageContent page={page} boot={boot} services={services} path={pathname} query={search} />
        </main>
        <Footer />
      </ShopIntlProvider>
    </ServicesProvider>
  );
}

interface PageContentProps extends MountProps {
  readonly page: Page | null;
  readonly boot: ShellBoot;
  readonly services: HostServices;
}

function PageContent({ page, boot, services, path, query }: PageContentProps) {
  const { checkoutType } = useSelector(selectCart);
  if (page === 'home') return <HomePage />;
  if (page === 'mobile') return <MobilePage />;
  if (page === null) return <NotFoundPage />;
  const place = page === 'checkout' ? `checkout/${checkoutType}` : page;
  return <RemotePlace place={place} discovery={boot.discovery} services={services} path={path} query={query} />;
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
