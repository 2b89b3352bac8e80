import { Console } from 'node:console';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test } from '../support/fixtures';
import { root } from '../support/root';
import { shopPlaces } from '../support/shop-places';
import { startShop } from '../support/shop-servers';
import { siteIn, type Site } from '../support/site';
import { weighScripts } from './script-weight';

// When each page paints on a slow phone, and how long its scripts block; beside the same app in one build, drawn by the browser.

/** Network and processor of a slow phone, as Lighthouse throttles them in a browser. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 };
const cpuSlowdown = 4;
const runs = Number(process.env['ALZETTE_BENCH_RUNS'] ?? 5);

interface Speed {
  /** First and largest contentful paint and the total blocking time, in milliseconds; layout shift without unit. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly kB: number;
}

test('speed', async ({ browser }) => {
  test.setTimeout(300_000 * (1 + runs));
  const shop = await measureShop(browser, {});
  const inOne = await measureShop(browser, { ALZETTE_SHELL_DIR: join(root, 'dist/bench/one-build') });
  const rows = [...shop].map(([page, { fcp, lcp, tbt, cls, kB }]) => {
    const one = inOne.get(page) as Speed;
    return {
      page,
      fcp,
      lcp,
      tbt,
      cls,
      kB,
      'fcp in one': one.fcp,
      'lcp in one': one.lcp,
      'lcp ratio': ratio(lcp, one.lcp),
    };
  });
  new Console(process.stdout).table(rows);
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/speed.json'), JSON.stringify(rows, null, 2));
});

const ratio = (one: number, other: number) => Number((one / other).toFixed(2));

async function measureShop(
  browser: Browser,
  environment: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Speed>> {
  const shop = await startShop(environment);
  const blocksRemotes = 'ALZETTE_SHELL_DIR' in environment;
  const open = async (storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) => {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 412, height: 823 },
      ...(storageState && { storageState }),
    });
    if (blocksRemotes) await context.route('**/remotes/**', (route) => route.abort());
    return siteIn(await context.newPage(), 'en', shop.siteUrl);
  };
  try {
    const state = await withThreeLines(await open());
    const table = new Map<string, Speed>();
    for (const place of shopPlaces) {
      const measured: Speed[] = [];
      for (let run = 0; run < runs; run += 1) {
        const site = await open(state);
        measured.push(await speedOf(site.page, site.address(...place)));
        await site.page.context().close();
      }
      const median = (pick: (speed: Speed) => number) =>
        measured.map(pick).sort((a, b) => a - b)[runs >> 1] ?? Number.NaN;
      table.set(place.filter(Boolean).join(' '), {
        fcp: median(({ fcp }) => fcp),
        lcp: median(({ lcp }) => lcp),
        tbt: median(({ tbt }) => tbt),
        cls: median(({ cls }) => cls),
        kB: median(({ kB }) => kB),
      });
    }
    return table;
  } finally {
    await shop.remove();
  }
}

async function withThreeLines(site: Site) {
  for (const [family, name] of [
    ['mobile', 'Alzette S'],
    ['mobile', 'Alzette M'],
    ['internet', 'Alzette Fibre 1000'],
  ] as const) {
    await site.goto(family);
    await site.offer.choose(name);
  }
  const state = await site.page.context().storageState();
  await site.page.context().close();
  return state;
}

async function speedOf(page: Page, address: string): Promise<Speed> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(observe);
  const weigh = weighScripts(page);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const { kilobytes } = await weigh();
  const { fcp, lcp, tbt, cls } = await page.evaluate<Omit<Speed, 'kB'>>('globalThis.speed');
  return {
    fcp: Math.round(fcp),
    lcp: Math.round(lcp),
    tbt: Math.round(tbt),
    cls: Number(cls.toFixed(3)),
    kB: kilobytes,
  };
}

const observe = `globalThis.speed = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
const watch = (type, add) =>
  new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
watch('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') speed.fcp = startTime;
});
watch('largest-contentful-paint', ({ startTime }) => (speed.lcp = startTime));
watch('longtask', ({ startTime, duration }) => {
  if (startTime + duration > speed.fcp) speed.tbt += duration - 50;
});
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) speed.cls += value;
});`;
