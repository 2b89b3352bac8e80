import { Console } from 'node:console';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, LaunchOptions } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { root } from '../support/root';
import { shopPlaces } from '../support/shop-places';
import { startShop } from '../support/shop-servers';
import type { Site } from '../support/site';
import { type Lighthouse, measure, score, type Scores } from './lighthouse';
import { serveReactAlone } from './react-alone';
import { roundsOf } from './rounds';
import { chooseThreeLines, openVisitor, walkToContract, walkToForm } from './visitor';

// Lighthouse's figures of every page, beside the same app in one build, rendered by the browser.

const runs = Number(process.env['ALZETTE_BENCH_RUNS'] ?? 5);

interface Place {
  readonly name: string;
  readonly address: (site: Site) => string;
  readonly reach: typeof chooseThreeLines;
  /** Search engines must not list it. */
  readonly isPrivate: boolean;
}

const print = new Console(process.stdout);

const privatePages: readonly string[] = ['cart', 'checkout', 'orders'];

const places: readonly Place[] = [
  ...shopPlaces.map((place) => ({
    name: place.filter(Boolean).join(' '),
    address: (site: Site) => site.address(...place),
    reach: chooseThreeLines,
    isPrivate: privatePages.includes(place[0]),
  })),
  ...[
    { name: 'checkout: contract', reach: walkToContract },
    { name: 'checkout: contract with proof', reach: walkToForm },
  ].map((step) => ({
    ...step,
    address: (site: Site) => site.address('checkout', '?step=contract'),
    isPrivate: true,
  })),
];

/** Names of pages, separated by commas; every page when left out. */
const chosen = process.env['ALZETTE_BENCH_PAGES']?.split(',').filter(Boolean) ?? [];

interface Speed extends Lighthouse {
  readonly rounds: number | null;
  readonly scores: Scores | null;
}

test('speed', async ({ launchOptions }) => {
  test.setTimeout(0);
  const names = places.map(({ name }) => name);
  expect(names, `pages of the bench: ${names.join(', ')}`).toEqual(expect.arrayContaining([...chosen]));
  const wanted = places.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  const alone = await measureReactAlone(launchOptions);
  print.log(`react and react-dom alone: ${JSON.stringify(alone)}`);
  const shop = await measureShop(launchOptions, wanted);
  const opened = wanted.filter(({ reach }) => reach === chooseThreeLines);
  const inOne = await measureShop(launchOptions, opened, join(root, 'dist/bench/one-build'));
  const rows = wanted.map(({ name }) => rowOf(name, speedIn(shop, name), inOne.get(name)));
  print.table([{ page: 'react and react-dom alone', ...alone }, ...rows]);
  mkdirSync(join(root, 'dist/bench'), { recursive: true });
  writeFileSync(join(root, 'dist/bench/speed.json'), JSON.stringify({ runs, alone, rows }, null, 2));
});

function speedIn(shop: ReadonlyMap<string, Speed>, name: string): Speed {
  const speed = shop.get(name);
  if (!speed) throw new Error(`${name} was not measured`);
  return speed;
}

/** `one` is missing for a step that no address opens. */
function rowOf(page: string, { scores, ...speed }: Speed, one?: Speed) {
  return {
    page,
    ...speed,
    seo: scores?.seo,
    accessibility: scores?.accessibility,
    failing: scores?.failing.join(' '),
    ...(one && {
      'lcp in one': one.lcp,
      'fcp in one': one.fcp,
      'lcp ratio': ratio(speed.lcp, one.lcp),
      'fcp ratio': ratio(speed.fcp, one.fcp),
    }),
  };
}

const ratio = (own: number, other: number) => Number((own / other).toFixed(2));

async function measureReactAlone(launchOptions: LaunchOptions): Promise<Lighthouse> {
  const page = await serveReactAlone();
  const { port, context } = await openVisitor(launchOptions, page.address);
  try {
    return await medianOf({ port, address: page.address });
  } finally {
    await context.close();
    await page.close();
  }
}

async function measureShop(
  launchOptions: LaunchOptions,
  wanted: readonly Place[],
  oneBuild?: string,
): Promise<ReadonlyMap<string, Speed>> {
  const shop = await startShop(oneBuild === undefined ? {} : { ALZETTE_SHELL_DIR: oneBuild });
  // The one build contains the remotes, so the files of their releases do not count.
  const blocked = oneBuild === undefined ? [] : ['*/remotes/*'];
  const table = new Map<string, Speed>();
  try {
    for (const reach of new Set(wanted.map((place) => place.reach))) {
      const visitor = await openVisitor(launchOptions, shop.siteUrl);
      await reach(visitor);
      for (const { name, address: addressIn, isPrivate } of wanted.filter((place) => place.reach === reach)) {
        const { port, context, site } = visitor;
        const address = addressIn(site);
        const lighthouse = await medianOf({ port, address, blocked });
        const skipped = isPrivate ? ['is-crawlable'] : [];
        const speed: Speed = {
          ...lighthouse,
          rounds: oneBuild === undefined ? await medianRounds(context, address) : null,
          scores: oneBuild === undefined ? await score({ port, address }, { skipped }) : null,
        };
        // The figures are written page by page, so that a failure at the end of a long run does not lose them.
        print.log(`${oneBuild === undefined ? 'shop' : 'one build'}, ${name}: ${JSON.stringify(speed)}`);
        table.set(name, speed);
      }
      await visitor.context.close();
    }
    return table;
  } finally {
    await shop.remove();
  }
}

async function medianOf(page: Parameters<typeof measure>[0]): Promise<Lighthouse> {
  const measured: Lighthouse[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measure(page));
  const of = (figure: keyof Lighthouse) => median(measured.map((each) => each[figure]));
  return { lcp: of('lcp'), fcp: of('fcp'), tbt: of('tbt'), cls: of('cls'), kib: of('kib') };
}

async function medianRounds(context: BrowserContext, address: string): Promise<number> {
  const measured: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await context.newPage();
    measured.push(await roundsOf(page, address));
    await page.close();
  }
  return median(measured);
}

const median = (figures: readonly number[]) => [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
