import { useEffect, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { HostServices, Mount, MountOptions, MountProps, StoreSlice } from '@alzette/remote-contract';
import { loadMessages, ShopIntlProvider, sharedCatalogue, type Catalogue, type Messages } from '@alzette/i18n';
import { withFieldScope } from '@alzette/ui';
import { RenderGuard } from './render-guard';
import { ServicesProvider } from './services';

export interface RemoteDefinition {
  readonly Component: ComponentType<MountProps>;
  /** The words that the remote shows, beside the shared ones. */
  readonly catalogues: readonly Catalogue[];
  /** Private slices, named `<remote>/…`. */
  readonly slices?: readonly StoreSlice[];
  /** Runs before anything is drawn, with the slices in place; what it returns runs when the remote leaves. */
  readonly start?: (services: HostServices) => () => void;
}

/** Makes the `./mount` of a remote: a React root of its own, its words, its slices, and a guard around all of it. */
export function defineMount({ Component, catalogues, slices = [], start }: RemoteDefinition): Mount {
  return (element, options) => {
    const { services, signal, onFatal } = options;
    const root = createRoot(element);
    let props = options.props;
    let messages: Messages | null = null;
    const fieldScope = services.site === undefined ? '' : `a${Math.random().toString(36).slice(2, 8)}~`;
    const draw = () => {
      if (messages && !signal.aborted) render(root, { Component, messages, props, options, fieldScope });
    };

    slices.forEach((slice) => services.store.inject(slice));
    const stop = start?.(services);
    loadMessages(services.locale, [sharedCatalogue, ...catalogues]).then((loaded) => {
      messages = loaded;
      draw();
    }, onFatal);

    return {
      update(next) {
        props = next;
        draw();
      },
      // React refuses to unmount a root while it renders another: the host may be doing just that.
      unmount: () => {
        stop?.();
        queueMicrotask(() => root.unmount());
      },
    };
  };
}

interface Drawing {
  readonly Component: ComponentType<MountProps>;
  readonly messages: Messages;
  readonly props: MountProps;
  readonly options: MountOptions;
  readonly fieldScope: string;
}

function render(root: Root, { Component, messages, props, options, fieldScope }: Drawing): void {
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
