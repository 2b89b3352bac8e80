import type { Store } from '@reduxjs/toolkit';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { Provider } from 'react-redux';
import { type Bypass, noBypass, type PublicSettings } from '@alzette/operator-config';
import type { HostServices, MountProps } from '@alzette/remote-contract';

const ServicesContext = createContext<HostServices | null>(null);

const AddressContext = createContext<MountProps | null>(null);

interface ServicesProviderProps {
  readonly services: HostServices;
  /** The shop address that the host passes; the window's address when left out. */
  readonly address?: MountProps;
  /** The state that a server drew the page with; the browser's own follows after hydration. */
  readonly drawnState?: unknown;
  readonly children: ReactNode;
}

/** Provides the host services, the address, and the store for react-redux. */
export function ServicesProvider({ services, address, drawnState, children }: ServicesProviderProps) {
  return (
    <ServicesContext.Provider value={services}>
      <AddressContext.Provider value={address ?? null}>
        {/* react-redux uses dispatch, getState and subscribe only, which the port has. */}
        <Provider store={services.store as unknown as Store} serverState={drawnState}>
          {children}
        </Provider>
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

/** Sets the document title on pages of the shop. */
export function usePageTitle(title: string): void {
  const { site } = useServices();
  useEffect(() => {
    if (site === undefined) document.title = title;
  }, [site, title]);
}
