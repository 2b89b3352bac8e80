import { Component, type ComponentType, type ReactNode } from 'react';
import { type MessageLoader, loadMessages, type Messages, sharedMessages, ShopIntlProvider } from '@alzette/i18n';
import type { DrawnRemote, HostServices, MountProps, StoreSlice } from '@alzette/remote-contract';
import { withFieldScope } from '@alzette/ui';
import { ServicesProvider } from './services';

export interface RemoteDefinition {
  readonly Component: ComponentType<MountProps>;
  /** The message catalogues of the remote, besides the shared one. */
  readonly messageLoaders: readonly MessageLoader[];
  /** Private slices, named `<remote>/…`. */
  readonly slices?: readonly StoreSlice[];
  /** Runs before the first render, after the slices are injected. The returned function runs at unmount. */
  readonly start?: (services: HostServices) => () => void;
  /** Whether a server can render this address; it renders all when left out. */
  readonly isServerRendered?: (address: MountProps) => boolean;
}

export function messagesOf({ messageLoaders }: RemoteDefinition, locale: HostServices['locale']): Promise<Messages> {
  return loadMessages(locale, [sharedMessages, ...messageLoaders]);
}

interface RemoteTreeProps {
  readonly definition: RemoteDefinition;
  readonly services: HostServices;
  readonly messages: Messages;
  readonly address: MountProps;
  readonly fieldScope: string;
  /** The input of the server's render; null when the server did not render the remote. */
  readonly ssrRemote: DrawnRemote | null;
  readonly onError: (error: unknown) => void;
  readonly children?: ReactNode;
}

/** The remote in its providers, the same in the browser and on the server. */
export function RemoteTree(props: RemoteTreeProps) {
  const { definition, services, messages, address, fieldScope, ssrRemote, onError, children } = props;
  const { Component: Remote, slices } = definition;
  return (
    <RenderGuard onError={onError}>
      <ServicesProvider services={services} address={address} {...(ssrRemote && ssrProps(ssrRemote, slices))}>
        <ShopIntlProvider locale={services.locale} messages={messages}>
          {withFieldScope(fieldScope, <Remote {...address} />)}
          {children}
        </ShopIntlProvider>
      </ServicesProvider>
    </RenderGuard>
  );
}

function ssrProps({ state, cookies }: DrawnRemote, slices?: readonly StoreSlice[]) {
  return { ssrState: withSlices(state, slices), serverCookies: cookies };
}

/** The shared state and the first state of private slices. */
export function withSlices(state: DrawnRemote['state'], slices: readonly StoreSlice[] = []) {
  const ofSlices = slices.map(({ reducerPath, reducer }) => [
    reducerPath,
    reducer(undefined as never, { type: '@@init' } as never),
  ]);
  return { ...state, ...(Object.fromEntries(ofSlices) as object) };
}

/** The prefix of the ids that React makes, by place: a page may show several remotes. */
export function identifierPrefixOf({ place }: Pick<DrawnRemote, 'place'>): string {
  return `${place.replace('/', '-')}-`;
}

/** Reports an error of the render to the host, and renders nothing from then on. */
export class RenderGuard extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
