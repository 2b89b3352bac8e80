import type { Page } from '@playwright/test';

/** So long that the work of server and browser is a small part of it, in milliseconds. */
const roundMs = 2000;

/**
 * Rounds of requests before the content stands: when each response arrives two seconds late, the time of the largest paint of text in
 * units of two seconds. What is above the whole number is the work of server and browser. Pictures come with the round after.
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
