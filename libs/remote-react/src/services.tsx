import { createContext, useContext, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { HostServices, MountProps } from '@alzette/remote-contract';
import type { PublicSettings } from '@alzette/operator-config';

const ServicesContext = createContext<HostServices | null>(null);

const AddressContext = createContext<MountProps | null>(null);

interface ServicesProviderProps {
  readonly services: HostServices;
  /** What the host said to show; the address of the window when left out. */
  readonly address?: MountProps;
  readonly children: ReactNode;
}

/** Gives a tree the host's services, its address, and its store to react-redux. */
export function ServicesProvider({ services, address, children }: ServicesProviderProps) {
  return (
    <ServicesContext.Provider value={services}>
      <AddressContext.Provider value={address ?? null}>
        {/* react-redux uses dispatch, getState and subscribe only: exactly what the port has. */}
        <Provider store={services.store as unknown as Store}>{children}</Provider>
      </AddressContext.Provider>
    </ServicesContext.Provider>
  );
}

/** The services of whoever hosts this tree. */
export function useServices(): HostServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** The operator's public settings. */
export function useSettings(): PublicSettings {
  return useServices().settings as PublicSettings;
}

/** Path and query as the host gives them. On a page of another site they are not the window's. */
export function useAddress(): MountProps {
  return useContext(AddressContext) ?? { path: window.location.pathname, query: window.location.search };
}

/** Makes the address of a file of the shop usable on any page: images and documents. Other addresses stay as they are. */
export function useFileAddress(): (address: string) => string {
  const { site } = useServices();
  return (address) => (site === undefined || !address.startsWith('/') ? address : `${site}${address}`);
}
