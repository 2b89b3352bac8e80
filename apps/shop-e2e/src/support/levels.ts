import type { Locator, Page, Route } from '@playwright/test';

/** Time in milliseconds without a request after which a level is complete. Slow machines only increase it. */
const quiet = 400;
const mostLevels = 12;

/**
 * Counts the levels of requests until the content shows, for any network: holds every response back until the page sends no
 * further request, then releases them together. The page itself is the first level.
 */
export async function countLevels(page: Page, address: string, content: Locator): Promise<number> {
  const waiting: Route[] = [];
  let lastAsked = Date.now();
  await page.route('**/*', (route) => {
    lastAsked = Date.now();
    waiting.push(route);
  });
  void page.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
  for (let level = 1; level <= mostLevels; level += 1) {
    while (waiting.length === 0 || Date.now() - lastAsked < quiet) await pause(50);
    await Promise.all(waiting.splice(0).map((route) => route.continue()));
    if (await appears(content, () => waiting.length > 0)) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      return level;
    }
  }
  throw new Error(`No content after ${mostLevels} levels of requests`);
}

/** Whether the content shows before the page sends further requests. */
async function appears(content: Locator, asksForMore: () => boolean): Promise<boolean> {
  for (;;) {
    if (await content.isVisible()) return true;
    if (asksForMore()) {
      // The rendering of the content may still be running.
      await pause(quiet);
      return content.isVisible();
    }
    await pause(30);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
