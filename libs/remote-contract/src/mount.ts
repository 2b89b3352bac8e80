import type { HostServices } from './host-services';

/** Version of the mount signature that a release provides. */
export const mountContractVersion = '1.0';

/** What the host says to a mounted remote: which page of it to show. `path` is everything after the locale. */
export interface MountProps {
  readonly path: string;
  readonly query: string;
}

export interface MountOptions {
  readonly services: HostServices;
  readonly props: MountProps;
  /** Aborts when the host gives the place to something else: the remote then stops its calls. */
  readonly signal: AbortSignal;
  /** Called once, when the remote's first content stands in the element. Until then the host shows its skeleton. */
  readonly onReady: () => void;
  /** Called when the remote cannot go on (it threw while rendering). The host then shows its fallback. */
  readonly onFatal: (error: unknown) => void;
}

export interface MountedRemote {
  update(props: MountProps): void;
  unmount(): void;
}

/** The one thing a remote exposes, as `./mount`. Draws into `element`, which the remote owns until `unmount`. */
export type Mount = (element: HTMLElement, options: MountOptions) => MountedRemote;
