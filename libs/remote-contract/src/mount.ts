import type { HostServices } from './host-services';

/** Version of the mount signature that a release provides. */
export const mountContractVersion = '1.0';

/** The shop address that the remote shows. An embedding host passes it too, although its own page has another address. */
export interface MountProps {
  /** The whole pathname, locale included: `/en/checkout`. */
  readonly path: string;
  /** The query with its question mark, or an empty string: `?step=contract`. */
  readonly query: string;
}

export interface MountOptions {
  readonly services: HostServices;
  readonly props: MountProps;
  /** Aborts when the host removes the remote from its slot: the remote then stops its requests. */
  readonly signal: AbortSignal;
  /** Called once, when the element shows the remote's first content. Until then the host shows its skeleton. */
  readonly onReady: () => void;
  /** Called when the remote cannot continue (it threw while rendering). The host then shows its fallback. */
  readonly onFatal: (error: unknown) => void;
}

export interface MountedRemote {
  update(props: MountProps): void;
  unmount(): void;
}

/** The only export of a remote, as `./mount`. It renders into `element`, which the remote owns until `unmount`. */
export type Mount = (element: HTMLElement, options: MountOptions) => MountedRemote;
