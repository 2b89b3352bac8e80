// Renders a trace: a row for each span, coloured by server.

const colours = { 'site-server': '#1f6feb', 'shop-api': '#1a7f37', 'partner-sandbox': '#9a3412' };
const [width, rowHeight, labels, longestText] = [1200, 20, 620, 82];

/** SVG of the spans of a trace, as `apps/shop-api/test/fake-collector.ts` collects them. */
export function drawTrace(spans) {
  const rows = inOrder(spans);
  const begin = Math.min(...spans.map(({ start }) => start));
  const length = Math.max(...spans.map(({ end }) => end)) - begin;
  const x = (time) => labels + ((time - begin) / length) * (width - labels - 60);
  const lines = rows.map(({ span, depth }, row) => {
    const y = (row + 2) * rowHeight;
    const text = (span.attributes['db.query.text'] ?? span.name).slice(0, longestText - 2 * depth);
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
      .flatMap((span) => [{ span, depth }, ...below(({ parentId }) => parentId === span.spanId, depth + 1)]);
  return below(({ parentId }) => !known.has(parentId), 0);
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The trace that went through all these servers and has the most spans; empty when there is none. */
export function longestTrace(spans, servers) {
  const traces = [...new Set(spans.map(({ traceId }) => traceId))].map((id) =>
    spans.filter(({ traceId }) => traceId === id),
  );
  return traces
    .filter((trace) => servers.every((server) => trace.some((span) => span.server === server)))
    .reduce((longest, trace) => (trace.length > longest.length ? trace : longest), []);
}
