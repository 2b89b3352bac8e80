import type { Store } from '@reduxjs/toolkit';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { type Bypass, noBypass, type PublicSettings } from '@alzette/operator-config';
import type { DrawnRemote, HostServices, MountProps } from '@alzette/remote-contract';
import { useBrowserValue } from '@alzette/ui';

const ServicesContext = createContext<HostServices | null>(null);

const AddressContext = createContext<MountProps | null>(null);

const noCookies: DrawnRemote['cookies'] = {};
const ServerCookiesContext = createContext(noCookies);

interface ServicesProviderProps {
  readonly services: HostServices;
  /** The shop address that the host passes; the window's address when left out. */
  readonly address?: MountProps;
  /** The state that a server rendered the page with; the browser's own follows after hydration. */
  readonly ssrState?: unknown;
  /** The remote's cookies that a server rendered the page with. */
  readonly serverCookies?: DrawnRemote['cookies'];
  readonly children: ReactNode;
}

/** Provides the host services, the address, and the store for react-redux. */
export function ServicesProvider(props: ServicesProviderProps) {
  const { services, address, ssrState, serverCookies = noCookies, children } = props;
  return (
    <ServicesContext.Provider value={services}>
      <AddressContext.Provider value={address ?? null}>
        <ServerCookiesContext.Provider value={serverCookies}>
          {/* react-redux uses dispatch, getState and subscribe only, which the port has. */}
          <Provider store={services.store as unknown as Store} serverState={ssrState}>
            {children}
          </Provider>
        </ServerCookiesContext.Provider>
      </AddressContext.Provider>
    </ServicesContext.Provider>
  );
}

/** The services of the host. */
export function useServices(): HostServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** The operator's public settings. */
export function useSettings(): PublicSettings {
  return useServices().settings as PublicSettings;
}

/** The shop address that the host passes. On an embedding page it differs from the window's. */
export function useAddress(): MountProps {
  return useContext(AddressContext) ?? { path: window.location.pathname, query: window.location.search };
}

/** Resolves paths of the shop's images and documents on embedding pages too. Other addresses stay unchanged. */
export function useFileAddress(): (address: string) => string {
  const { site } = useServices();
  return (address) => (site === undefined || !address.startsWith('/') ? address : `${site}${address}`);
}

/** The checks that a developer switched off. A production build bypasses none. */
export function useBypass(): Bypass {
  const { bypass } = useSettings();
  return process.env['NODE_ENV'] === 'production' ? noBypass : bypass;
}

/** Sets the document title on pages of the shop; the name of the operator follows. */
export function usePageTitle(title: string): void {
  const { site } = useServices();
  const { name } = useSettings();
  useEffect(() => {
    if (site === undefined) document.title = `${title}, ${name}`;
  }, [site, title, name]);
}

const oneYearSeconds = 365 * 24 * 60 * 60;

/**
 * A small choice of the visitor, kept for a year in the cookie `<remote>.<name>`, which the remote's server bundle sees too.
 * Without cookies it lasts until the next page load. It must not be personal.
 *
 * @returns the value, null without one, and a function that sets it to a text of letters, digits, `-` and `_`
 */
export function useRemoteCookie(remote: string, name: string): readonly [string | null, (value: string) => void] {
  const key = `${remote}.${name}`;
  const ssrRemote = useContext(ServerCookiesContext)[name] ?? null;
  const stored = useBrowserValue(() => readCookie(key), ssrRemote);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useCallback(
    (value: string) => {
      setChosen(value);
      const secure = window.location.protocol === 'https:' ? '; secure' : '';
      document.cookie = `${key}=${value}; path=/; max-age=${oneYearSeconds}; samesite=lax${secure}`;
    },
    [key],
  );
  return [chosen ?? stored, choose];
}

const probe = 'alzette.probe';

/** Whether the browser keeps cookies of this page at present. */
export function keepsCookies(): boolean {
  document.cookie = `${probe}=1; path=/; samesite=lax`;
  const isKept = readCookie(probe) !== null;
  document.cookie = `${probe}=; path=/; max-age=0`;
  return isKept;
}

/** The value of a cookie that scripts may read, not decoded; null without one. */
export function readCookie(key: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${key}=`));
  return found?.slice(key.length + 1) ?? null;
}
