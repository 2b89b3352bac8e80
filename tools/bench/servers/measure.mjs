import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

const connections = 20;
const secondsToWarmUp = 1;
const seconds = 3;

/** The requests that autocannon sends. `vary` returns the path, headers or body of each request. */
function loadOf({ url, method = 'GET', headers = {}, body, vary }) {
  const setupRequest = (request) => {
    const { headers: more, ...changed } = vary();
    return { ...request, ...changed, headers: { ...request.headers, ...more } };
  };
  return { url, connections, requests: [{ method, headers, body, ...(vary && { setupRequest }) }] };
}

/** Sends an amount of requests, and resolves to the server's memory before and after them in megabytes. */
export async function memoryAfter(target, amount) {
  const { server } = target;
  const before = server.megabytes();
  await autocannon({ ...loadOf(target), amount });
  return { before, after: server.megabytes() };
}

/** One run against one target, after a warm-up. Responses other than 2xx count as refused. */
export async function measure(target) {
  const { server, perSecond } = target;
  if (perSecond) return measureSteady(target);
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

const steadySeconds = 10;

/** Sends requests at an even pace, as visitors arrive, whether or not the earlier ones have a response. */
async function measureSteady({ url, method = 'GET', headers = {}, vary, perSecond }) {
  const latencies = [];
  let refused = 0;
  const send = async () => {
    const { path = '', headers: more, ...changed } = vary();
    const startedAt = performance.now();
    const response = await fetch(url + path, { method, headers: { ...headers, ...more }, ...changed });
    await response.arrayBuffer();
    if (!response.ok) refused += 1;
    latencies.push(performance.now() - startedAt);
  };
  const sent = [];
  for (let count = 0; count < perSecond * steadySeconds; count += 1) {
    sent.push(send());
    await sleep(1000 / perSecond);
  }
  await Promise.all(sent);
  const sorted = latencies.sort((one, other) => one - other);
  const percentile = (share) => Math.round(sorted[Math.floor(sorted.length * share)]);
  return { perSecond: sorted.length / steadySeconds, p50: percentile(0.5), p99: percentile(0.99), refused };
}

export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
