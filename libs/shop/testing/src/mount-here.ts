import type { Mount, MountedRemote } from '@alzette/remote-contract';
import { fakeServices, type FakeServices, type FakeServicesOptions } from './fake-services';

interface MountHereOptions extends FakeServicesOptions {
  /** The address at the start, query included. */
  readonly path: string;
}

interface MountedHere extends FakeServices {
  readonly element: HTMLElement;
  readonly mounted: MountedRemote;
  /** How often the remote reported that it is ready. */
  readonly readyCount: () => number;
  /** Fatal errors that the remote reported. */
  readonly fatal: readonly unknown[];
}

/** Mounts a remote in the document like a host. */
export function mountHere(mount: Mount, { path, ...options }: MountHereOptions): MountedHere {
  window.history.replaceState(null, '', path);
  const element = document.body.appendChild(document.createElement('div'));
  const fakes = fakeServices(options);
  const fatal: unknown[] = [];
  let ready = 0;
  const mounted = mount(element, {
    services: fakes.services,
    props: { path: window.location.pathname, query: window.location.search },
    signal: new AbortController().signal,
    onReady: () => void (ready += 1),
    onFatal: (error) => void fatal.push(error),
  });
  return { ...fakes, element, mounted, fatal, readyCount: () => ready };
}
