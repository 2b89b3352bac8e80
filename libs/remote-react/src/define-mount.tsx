import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Catalogue, loadMessages, type Messages, sharedCatalogue, ShopIntlProvider } from '@alzette/i18n';
import type { HostServices, Mount, MountOptions, MountProps, StoreSlice } from '@alzette/remote-contract';
import { withFieldScope } from '@alzette/ui';
import { ServicesProvider } from './services';

export interface RemoteDefinition {
  readonly Component: ComponentType<MountProps>;
  /** The message catalogues of the remote, besides the shared one. */
  readonly catalogues: readonly Catalogue[];
  /** Private slices, named `<remote>/…`. */
  readonly slices?: readonly StoreSlice[];
  /** Runs before the first render, after the slices are injected. The returned function runs at unmount. */
  readonly start?: (services: HostServices) => () => void;
}

/** Creates the `./mount` of a remote: a React root with its messages, its slices and an error guard. */
export function defineMount({ Component, catalogues, slices = [], start }: RemoteDefinition): Mount {
  return (element, options) => {
    const { services, signal, onFatal } = options;
    const root = createRoot(element);
    let props = options.props;
    let messages: Messages | null = null;
    const fieldScope = services.site === undefined ? '' : `a${Math.random().toString(36).slice(2, 8)}~`;
    const renderLatest = () => {
      if (messages && !signal.aborted) render(root, { Component, messages, props, options, fieldScope });
    };

    slices.forEach((slice) => services.store.inject(slice));
    const stop = start?.(services);
    loadMessages(services.locale, [sharedCatalogue, ...catalogues]).then((loaded) => {
      messages = loaded;
      renderLatest();
    }, onFatal);

    return {
      update(next) {
        props = next;
        renderLatest();
      },
      // React cannot unmount a root while it renders another one, as the host may do.
      unmount: () => {
        stop?.();
        queueMicrotask(() => root.unmount());
      },
    };
  };
}

interface RenderInput {
  readonly Component: ComponentType<MountProps>;
  readonly messages: Messages;
  readonly props: MountProps;
  readonly options: MountOptions;
  readonly fieldScope: string;
}

function render(root: Root, { Component, messages, props, options, fieldScope }: RenderInput): void {
  const { services, onFatal, onReady } = options;
  root.render(
    <RenderGuard onError={onFatal}>
      <ServicesProvider services={services} address={props}>
        <ShopIntlProvider locale={services.locale} messages={messages}>
          {withFieldScope(fieldScope, <Component {...props} />)}
          <Ready onReady={onReady} />
        </ShopIntlProvider>
      </ServicesProvider>
    </RenderGuard>,
  );
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(() => onReady(), [onReady]);
  return null;
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
