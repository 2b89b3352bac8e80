import autocannon from 'autocannon';

const connections = 20;
const secondsToWarmUp = 1;
const seconds = 3;

/** One run against one target, after a warm-up. Answers other than 2xx count as refused. */
export async function measure({ url, method = 'GET', headers = {}, body, vary, server }) {
  const setupRequest = (request) => ({ ...request, headers: { ...request.headers, ...vary() } });
  const load = { url, connections, requests: [{ method, headers, body, ...(vary && { setupRequest }) }] };
  const watch = setInterval(() => server.look(), 200);
  await autocannon({ ...load, duration: secondsToWarmUp });
  const result = await autocannon({ ...load, duration: seconds });
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
