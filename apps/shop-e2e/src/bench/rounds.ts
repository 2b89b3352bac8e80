import type { Page } from '@playwright/test';

/** Delay of a response in milliseconds: long compared with the work of server and browser. */
const roundMs = 2000;

/**
 * Rounds of requests before the content shows: each response arrives two seconds late, and the result is the time of the largest paint of
 * text in units of two seconds. The fraction is the work of server and browser. Pictures arrive one round later.
 */
export async function roundsOf(page: Page, address: string): Promise<number> {
  await page.route('**/*', async (route) => {
    await new Promise((done) => setTimeout(done, roundMs));
    await route.continue();
  });
  await page.addInitScript(`new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, url }) => {
    if (!url) globalThis.largestText = startTime;
  })).observe({ type: 'largest-contentful-paint', buffered: true });`);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const largestText = await page.evaluate<number>('globalThis.largestText');
  return Number((largestText / roundMs).toFixed(1));
}
