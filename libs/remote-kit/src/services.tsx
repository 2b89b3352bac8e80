import { createContext, useContext, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { HostServices } from '@alzette/remote-contract';
import type { PublicSettings } from '@alzette/operator-config';

const ServicesContext = createContext<HostServices | null>(null);

/** Gives a tree the host's services, and its store to react-redux. */
export function ServicesProvider({ services, children }: { services: HostServices; children: ReactNode }) {
  return (
    <ServicesContext.Provider value={services}>
      {/* react-redux uses dispatch, getState and subscribe only: exactly what the port has. */}
      <Provider store={services.store as unknown as Store}>{children}</Provider>
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
