import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as a test reads it. Ids are hexadecimal; `parentId` is empty for the first span of a trace. */
export interface CollectedSpan {
  readonly server: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}
interface OtlpBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

/** An OpenTelemetry collector that stores all received data. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const bodies: unknown[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(body);
      spans.push(...spansOf(body as OtlpBody));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Variables of a server that sends its spans here, at once. */
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`, OTEL_BSP_SCHEDULE_DELAY: '100' },
    spans,
    /** Everything that arrived, as text. */
    text: () => JSON.stringify(bodies),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function spansOf({ resourceSpans }: OtlpBody): readonly CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, attributes, startTimeUnixNano, endTimeUnixNano }) => ({
        server: String(valuesOf(resource.attributes)['service.name']),
        traceId,
        spanId,
        parentId: parentSpanId,
        name,
        attributes: valuesOf(attributes),
        start: Number(startTimeUnixNano) / 1e6,
        end: Number(endTimeUnixNano) / 1e6,
      })),
    ),
  );
}

function valuesOf(attributes: readonly Attribute[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
