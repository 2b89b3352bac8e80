import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Messages } from '@alzette/i18n';
import type { DrawnRemote, Hydrate, Mount, MountedRemote, MountOptions } from '@alzette/remote-contract';
import { identifierPrefixOf, messagesOf, type RemoteDefinition, RemoteTree } from './remote-tree';
import { tolerateMoves } from './tolerate-moves';

/** Creates the `mount` of a remote: a React root with its messages, its slices and an error guard. */
export function defineMount(definition: RemoteDefinition): Mount {
  return (element, options) => {
    const root = createRoot(element);
    return attach(element, definition, options, null, (tree) => {
      root.render(tree);
      return root;
    });
  };
}

/** Creates the `hydrate` of a remote, which continues from the HTML of its server bundle (`defineRender`). */
export function defineHydrate(definition: RemoteDefinition): Hydrate {
  return (element, options) => {
    const { drawn: ssrRemote, services } = options;
    let root: Root | null = null;
    return attach(element, definition, options, ssrRemote, (tree) => {
      if (root) {
        root.render(tree);
        return root;
      }
      // A transition hydrates in short tasks, between which the page scrolls and accepts input.
      startTransition(() => {
        root = hydrateRoot(element, tree, {
          identifierPrefix: identifierPrefixOf(ssrRemote),
          onRecoverableError: (error) => services.report(error, { operation: 'hydration' }),
        });
      });
      return root;
    });
  };
}

/** `show` shows the tree, first and after each update, and returns its root. */
function attach(
  element: HTMLElement,
  definition: RemoteDefinition,
  options: MountOptions,
  ssrRemote: DrawnRemote | null,
  show: (tree: ReactNode) => Root | null,
): MountedRemote {
  const { services, signal, onFatal, onReady } = options;
  const { slices = [], start } = definition;
  let { props } = options;
  let messages: Messages | null = null;
  let root: Root | null = null;
  const fieldScope = services.site === undefined ? '' : `a${Math.random().toString(36).slice(2, 8)}~`;
  const showLatest = () => {
    if (!messages || signal.aborted) return;
    root = show(
      <RemoteTree {...{ definition, services, messages, fieldScope, ssrRemote }} address={props} onError={onFatal}>
        <Ready onReady={onReady} />
      </RemoteTree>,
    );
  };

  slices.forEach((slice) => services.store.inject(slice));
  const stop = start?.(services);
  const stopTolerating = tolerateMoves(element);
  messagesOf(definition, services.locale).then((loaded) => {
    messages = loaded;
    showLatest();
  }, onFatal);

  return {
    update(next) {
      props = next;
      showLatest();
    },
    // React cannot unmount a root while it renders another one, as the host may do.
    unmount: () => {
      stop?.();
      queueMicrotask(() => {
        root?.unmount();
        stopTolerating();
      });
    },
  };
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(() => onReady(), [onReady]);
  return null;
}
