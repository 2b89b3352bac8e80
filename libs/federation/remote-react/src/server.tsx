import { prerender } from 'react-dom/static.edge';
import { type HostServices, hostServicesVersion, type Render, type RenderRequest } from '@alzette/remote-contract';
import { identifierPrefixOf, messagesOf, type RemoteDefinition, RemoteTree, withSlices } from './remote-tree';

/** Creates the `render` of a remote's server bundle. Its components must not read `window` while they render. */
export function defineRender(definition: RemoteDefinition): Render {
  return async (request, { signal }) => {
    if (definition.isServerRendered?.(request.props) === false) return null;
    const messages = await messagesOf(definition, request.locale);
    const services = servicesOf(request, definition);
    const { prelude } = await prerender(
      <RemoteTree
        {...{ definition, services, messages }}
        address={request.props}
        fieldScope=""
        ssrRemote={request}
        onError={ignore}
      />,
      // The promise rejects with the error.
      { signal, identifierPrefix: identifierPrefixOf(request), onError: ignore },
    );
    return { html: await textOf(prelude) };
  };
}

/** Effects do not run on a server: nothing is requested, navigates, is tracked or reports. */
function servicesOf({ locale, settings, state }: RenderRequest, { slices }: RemoteDefinition): HostServices {
  const whole = withSlices(state, slices);
  return {
    version: hostServicesVersion,
    store: { inject: ignore, dispatch: (action) => action, getState: () => whole, subscribe: () => ignore },
    http: { request: () => Promise.reject(new Error('A server bundle makes no requests')) },
    locale,
    settings,
    navigate: ignore,
    track: ignore,
    report: ignore,
  };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function ignore(): void {
  // Nothing to do.
}
