import autocannon from 'autocannon';

const connections = 20;
const seconds = 3;

/** One run against one target; what was not answered with 2xx counts as refused. */
export async function measure({ url, method = 'GET', headers = {}, body, vary, server }) {
  const watch = setInterval(() => server.look(), 200);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ method, headers, body, ...(vary && { setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...vary() } }) }) }],
  });
  clearInterval(watch);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
}

export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
