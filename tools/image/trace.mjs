// Collects the spans of running servers, and draws a trace: a row for each span, coloured by server.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** An OpenTelemetry collector on this machine. Times of its spans are milliseconds since 1970. */
export async function startCollector() {
  const spans = [];
  const server = createServer(async (request, response) => {
    spans.push(...spansOf(await json(request)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${server.address().port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
    traces: () => {
      const byId = new Map(spans.map(({ traceId }) => [traceId, []]));
      for (const span of spans) byId.get(span.traceId).push(span);
      return [...byId.values()];
    },
    stop: () => server.close().closeAllConnections(),
  };
}

function spansOf({ resourceSpans }) {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const server = valueOf(resource.attributes, 'service.name');
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, attributes }) => ({
        ...{ server, traceId, spanId, parentSpanId, name },
        statement: valueOf(attributes, 'db.query.text'),
        start: Number(startTimeUnixNano) / 1e6,
        end: Number(endTimeUnixNano) / 1e6,
      }));
  });
}

function valueOf(attributes, key) {
  return attributes.find((attribute) => attribute.key === key)?.value.stringValue;
}

const colours = { 'site-server': '#1f6feb', 'shop-api': '#1a7f37', 'partner-sandbox': '#9a3412' };
const [width, rowHeight, labels, longestText] = [1200, 20, 620, 82];

/** SVG of the spans of a trace. */
export function drawTrace(spans) {
  const rows = inOrder(spans);
  const begin = Math.min(...spans.map(({ start }) => start));
  const length = Math.max(...spans.map(({ end }) => end)) - begin;
  const x = (time) => labels + ((time - begin) / length) * (width - labels - 60);
  const lines = rows.map(({ span, depth }, row) => {
    const y = (row + 2) * rowHeight;
    const text = (span.statement ?? span.name).slice(0, longestText - 2 * depth);
    const bar = Math.max(2, x(span.end) - x(span.start));
    return `<text x="${10 + depth * 12}" y="${y + 14}">${escaped(text)}</text>
<rect x="${x(span.start)}" y="${y + 4}" width="${bar}" height="12" rx="2" fill="${colours[span.server]}"/>
<text x="${x(span.start) + bar + 4}" y="${y + 14}">${(span.end - span.start).toFixed(1)} ms</text>`;
  });
  const key = Object.entries(colours).map(
    ([server, colour], index) =>
      `<rect x="${10 + index * 150}" y="10" width="12" height="12" rx="2" fill="${colour}"/><text x="${28 + index * 150}" y="20">${server}</text>`,
  );
  const height = (rows.length + 3) * rowHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${[...key, ...lines].join('\n')}
</svg>
`;
}

/** Each span after its parent, in the order of their starts. */
function inOrder(spans) {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const below = (isChild, depth) =>
    spans
      .filter(isChild)
      .sort((one, other) => one.start - other.start)
      .flatMap((span) => [{ span, depth }, ...below(({ parentSpanId }) => parentSpanId === span.spanId, depth + 1)]);
  return below(({ parentSpanId }) => !known.has(parentSpanId), 0);
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
