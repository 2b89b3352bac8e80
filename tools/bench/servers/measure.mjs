import autocannon from 'autocannon';

const connections = 20;
const secondsToWarmUp = 1;
const seconds = 3;

/** What autocannon sends. `vary` gives the path or headers of each request, `perSecond` limits their rate. */
function loadOf({ url, method = 'GET', headers = {}, body, vary, perSecond }) {
  const setupRequest = (request) => {
    const { headers: more, ...changed } = vary();
    return { ...request, ...changed, headers: { ...request.headers, ...more } };
  };
  return {
    ...{ url, connections, requests: [{ method, headers, body, ...(vary && { setupRequest }) }] },
    ...(perSecond && { overallRate: perSecond }),
  };
}

/** Sends an amount of requests, and resolves to the server's memory before and after them in megabytes. */
export async function memoryAfter(target, amount) {
  const { server } = target;
  const before = server.megabytes();
  await autocannon({ ...loadOf(target), amount });
  return { before, after: server.megabytes() };
}

/** One run against one target, after a warm-up. Answers other than 2xx count as refused. */
export async function measure(target) {
  const { server } = target;
  const load = loadOf(target);
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
