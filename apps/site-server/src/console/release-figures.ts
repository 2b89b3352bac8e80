import type { ServerMetrics } from '@alzette/server-kit';

/** The figures of a release that this instance has counted since its start. A value is null without samples. */
export interface ReleaseFigures {
  readonly pages: number;
  readonly failures: number;
  /** 75th percentiles: seconds, seconds, and the unitless layout shift. */
  readonly lcp: number | null;
  readonly inp: number | null;
  readonly cls: number | null;
}

interface Sample {
  readonly labels: Readonly<Record<string, unknown>>;
  readonly value: number;
  readonly metricName?: string;
}

/** Reads the figures of releases from the metrics of the server. */
export function releaseFigures(metrics: ServerMetrics | undefined) {
  const samples = async (name: string, remote: string, version: string): Promise<readonly Sample[]> => {
    const metric = metrics?.registry.getSingleMetric(name);
    const { values = [] } = (await metric?.get()) ?? {};
    return values.filter(({ labels }) => labels['remote'] === remote && labels['version'] === version);
  };
  return async (remote: string, version: string): Promise<ReleaseFigures> => {
    const total = async (name: string) =>
      (await samples(name, remote, version)).reduce((sum, { value }) => sum + value, 0);
    const percentile = async (name: string) => thirdQuartile(name, await samples(name, remote, version));
    return {
      pages: await total('alzette_remote_pages_total'),
      failures: await total('alzette_remote_failures_total'),
      lcp: await percentile('alzette_web_vitals_lcp_seconds'),
      inp: await percentile('alzette_web_vitals_inp_seconds'),
      cls: await percentile('alzette_web_vitals_cls'),
    };
  };
}

/** As `histogram_quantile(0.75, …)` of Prometheus: linear inside the bucket, the last bound for values above it. */
function thirdQuartile(name: string, samples: readonly Sample[]): number | null {
  const buckets = new Map<number, number>();
  for (const { metricName, labels, value } of samples) {
    if (metricName !== `${name}_bucket`) continue;
    const bound = labels['le'] === '+Inf' ? Infinity : Number(labels['le']);
    buckets.set(bound, (buckets.get(bound) ?? 0) + value);
  }
  const wanted = 0.75 * (buckets.get(Infinity) ?? 0);
  if (wanted === 0) return null;
  let [lower, below] = [0, 0];
  for (const [bound, count] of [...buckets].sort(([one], [other]) => one - other)) {
    if (bound === Infinity) return lower;
    if (count >= wanted) return lower + ((bound - lower) * (wanted - below)) / (count - below);
    [lower, below] = [bound, count];
  }
  return lower;
}
