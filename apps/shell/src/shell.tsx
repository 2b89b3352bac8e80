import { useEffect, useRef } from 'react';
import type { HostServices } from '@alzette/remote-contract';
import { ServicesProvider } from '@alzette/remote-kit';
import { matchPath, ShopIntlProvider, type Page, type Messages } from '@alzette/i18n';
import type { ShellBoot } from './boot/read-boot';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { SkipLink } from './layout/skip-link';
import { PageTitle } from './layout/page-title';
import { HomePage } from './home/home-page';
import { MobilePage } from './mobile/mobile-page';
import { NotFoundPage } from './not-found/not-found-page';
import { RemoteSlot } from './remotes/remote-slot';
import { useSiteLocation } from './routing/site-location';

interface ShellProps {
  readonly boot: ShellBoot;
  readonly services: HostServices;
  readonly messages: Messages;
}

/** Which remote draws a page; the other pages are the shell's own. */
const remoteOfPage: Partial<Record<Page, string>> = { cart: 'cart', checkout: 'esales-checkout' };

/** The host: header, footer, offer pages, and a place for whichever remote the address asks for. */
export function Shell({ boot, services, messages }: ShellProps) {
  const { pathname, search } = useSiteLocation();
  const page = matchPath(pathname, boot.settings.paths).page;
  const remote = page ? remoteOfPage[page] : undefined;
  const main = useFocusOnNewPage(pathname);

  return (
    <ServicesProvider services={services}>
      <ShopIntlProvider locale={boot.locale} messages={messages}>
        <SkipLink />
        <PageTitle page={page} />
        <Header page={page} locale={boot.locale} />
        <main id="main" ref={main} tabIndex={-1}>
          {remote ? (
            <RemoteSlot key={remote} name={remote} discovery={boot.discovery} services={services} path={pathname} query={search} />
          ) : (
            <OfferPage page={page} />
          )}
        </main>
        <Footer />
      </ShopIntlProvider>
    </ServicesProvider>
  );
}

function OfferPage({ page }: { readonly page: Page | null }) {
  if (page === 'home') return <HomePage />;
  if (page === 'mobile') return <MobilePage />;
  return <NotFoundPage />;
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
