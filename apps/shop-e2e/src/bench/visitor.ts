import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import { reachContract, reachIdentity } from '../support/journey';
import { aShopper } from '../support/shopper';
import { siteIn, type Site } from '../support/site';
import { processTools } from '../support/tools';

/** A browser whose only profile is the visitor's: Lighthouse opens its tabs there. */
export interface Visitor {
  /** Port of the DevTools protocol. */
  readonly port: number;
  readonly context: BrowserContext;
  readonly site: Site;
}

export async function openVisitor(launchOptions: LaunchOptions, siteUrl: string): Promise<Visitor> {
  const port = await (await processTools()).freePort();
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`, '--window-size=1280,860'],
    locale: 'en-GB',
    // Lighthouse sets the size of its tabs; the visitor's own has that of the window.
    viewport: null,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return { port, context, site: siteIn(page, 'en', siteUrl) };
}

export async function chooseThreeLines({ site }: Visitor): Promise<void> {
  for (const [family, name] of [
    ['mobile', 'Alzette S'],
    ['mobile', 'Alzette M'],
    ['internet', 'Alzette Fibre 1000'],
  ] as const) {
    await site.goto(family);
    await site.offer.choose(name);
  }
  await site.page.goto('about:blank');
}

/** Walks to the contract step, whose form follows the identity check. */
export async function walkToContract(visitor: Visitor): Promise<void> {
  await reachIdentity(visitor.site);
  await keepForReload(visitor);
}

/** Walks to the contract step and proves the identity. */
export async function walkToForm(visitor: Visitor): Promise<void> {
  await reachContract(visitor.site, aShopper());
  await keepForReload(visitor);
}

/** Copies what the checkout stores for a reload into every later tab. */
async function keepForReload({ context, site: { page } }: Visitor): Promise<void> {
  const { origin } = new URL(page.url());
  const stored = await page.evaluate<Record<string, string>>('({ ...sessionStorage })');
  await context.addInitScript(
    `if (location.origin === ${JSON.stringify(origin)}) Object.assign(sessionStorage, ${JSON.stringify(stored)});`,
  );
  await page.goto('about:blank');
}
