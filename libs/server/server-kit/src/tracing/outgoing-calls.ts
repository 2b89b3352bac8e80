import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { currentRequest, traceparent } from './request-context';
import type { Span } from './tracer';

/** The message that undici publishes about a request, both by the package and by Node's `fetch`. */
interface UndiciRequest {
  readonly origin: string | URL;
  readonly method: string;
  addHeader(name: string, value: string): void;
}
type Published = { readonly request: UndiciRequest };

/**
 * Sends `traceparent` with every HTTP call that a request causes, and records the call as a span. Node's channels see all clients
 * of the servers, also those of libraries. A span has no path, because paths contain tokens and numbers.
 *
 * @returns ends it
 */
export function traceOutgoingCalls(): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = ({ request }: Published): void => {
    const context = currentRequest();
    if (!context) return;
    const span = startSpan(request);
    if (span) spans.set(request, span);
    request.addHeader('traceparent', traceparent(span?.position ?? context.position));
  };
  const receive = ({ request, response }: Published & { readonly response: { readonly statusCode: number } }): void => {
    const span = spans.get(request);
    span?.setAttributes({ 'http.response.status_code': response.statusCode });
    if (response.statusCode >= 400) span?.fail(String(response.statusCode));
  };
  const end = ({ request }: Published): void => {
    spans.get(request)?.end();
    spans.delete(request);
  };
  const fail = ({ request, error }: Published & { readonly error: NodeJS.ErrnoException }): void => {
    spans.get(request)?.fail(error.code ?? error.name);
    end({ request });
  };
  const listeners = Object.entries({ create: begin, headers: receive, trailers: end, error: fail }).map(
    ([event, listener]) => [`undici:request:${event}`, listener as (message: unknown) => void] as const,
  );
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => listeners.forEach(([channel, listener]) => unsubscribe(channel, listener));
}

function startSpan({ origin, method }: UndiciRequest): Span | null {
  const { tracer, position } = currentRequest() ?? {};
  if (!tracer || !position) return null;
  const { hostname, port, protocol } = new URL(origin);
  return tracer.start({
    name: `${method} ${hostname}`,
    kind: 'client',
    parent: position,
    attributes: {
      'http.request.method': method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    },
  });
}
