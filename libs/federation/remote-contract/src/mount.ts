import type { HostServices } from './host-services';
import type { DrawnRemote } from './server';

/** Version of the mount signature that a release provides. */
export const mountContractVersion = '1.1';

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

/** Renders into `element`, which the remote owns until `unmount`. */
export type Mount = (element: HTMLElement, options: MountOptions) => MountedRemote;

export interface HydrateOptions extends MountOptions {
  /** What the server bundle of the same release returned with the HTML that stands in the element. */
  readonly drawn: DrawnRemote;
}

/** Continues from the HTML that the server bundle of the same release rendered into `element` (since 1.1). */
export type Hydrate = (element: HTMLElement, options: HydrateOptions) => MountedRemote;

/** The exports of a remote's `./mount`. */
export interface MountModule {
  readonly mount: Mount;
  /** Missing in releases without a server bundle. */
  readonly hydrate?: Hydrate;
}
