import type { Result } from 'lighthouse';

/** The figures of one page by Lighthouse's preset for phones. */
export interface Lighthouse {
  /** Largest and first contentful paint and total blocking time, in milliseconds; layout shift without unit. */
  readonly lcp: number;
  readonly fcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** KiB (1024 bytes) of compressed JavaScript. */
  readonly kib: number;
}

export interface Scores {
  readonly seo: number;
  readonly accessibility: number;
  /** Ids of the audits that lower the score. */
  readonly failing: readonly string[];
}

export interface Measured {
  readonly port: number;
  readonly address: string;
  /** Patterns of addresses whose requests fail. */
  readonly blocked?: readonly string[];
}

/**
 * `devtools` throttles the browser. `simulate`, Lighthouse's default, opens the page unthrottled and calculates: a paint then waits
 * for every script that arrived before it.
 */
const throttlingMethod = process.env['ALZETTE_BENCH_THROTTLING'] === 'simulate' ? 'simulate' : 'devtools';

/** Opens the address in a new tab of the browser, in its profile: Lighthouse clears its caches, and keeps storage and cookies. */
export async function measure({ port, address, blocked = [] }: Measured): Promise<Lighthouse> {
  const { audits } = await run(port, address, {
    onlyCategories: ['performance'],
    blockedUrlPatterns: [...blocked],
  });
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: Math.round(value('largest-contentful-paint')),
    fcp: Math.round(value('first-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    kib: Number((scriptBytes(audits['network-requests']) / 1024).toFixed(1)),
  };
}

/** Scores of the content, from 0 to 100. `skipped` names audits that do not apply. */
export async function score(
  { port, address }: Measured,
  { skipped = [] }: { readonly skipped?: readonly string[] },
): Promise<Scores> {
  const { categories, audits } = await run(port, address, {
    onlyCategories: ['accessibility', 'seo'],
    skipAudits: [...skipped],
  });
  const of = (category: string) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const weighed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0);
  const failing = weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
  return { seo: of('seo'), accessibility: of('accessibility'), failing };
}

/** Lighthouse sometimes loses the trace of a page, and then reports that another run is needed. */
const attempts = 3;

async function run(port: number, address: string, settings: object, attempt = 1): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json', throttlingMethod, ...settings });
  if (result?.lhr.runtimeError && attempt < attempts) return run(port, address, settings, attempt + 1);
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not open ${address}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

interface NetworkRequest {
  readonly resourceType: string;
  readonly transferSize: number;
}

function scriptBytes(audit: Result['audits'][string] | undefined): number {
  const details = audit?.details as { readonly items: readonly NetworkRequest[] } | undefined;
  return (details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
