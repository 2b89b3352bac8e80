import type { Page } from '@playwright/test';

/** So long that the work of server and browser is a small part of it, in milliseconds. */
const roundMs = 2000;

/**
 * Rounds of requests before the largest contentful paint: when each answer arrives two seconds late, its time in units of two
 * seconds. What is above the whole number is the work of server and browser.
 */
export async function roundsOf(page: Page, address: string): Promise<number> {
  await page.route('**/*', async (route) => {
    await new Promise((done) => setTimeout(done, roundMs));
    await route.continue();
  });
  await page.addInitScript(`new PerformanceObserver((list) => list.getEntries().forEach(({ startTime }) => {
    globalThis.largestPaint = startTime;
  })).observe({ type: 'largest-contentful-paint', buffered: true });`);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const largestPaint = await page.evaluate<number>('globalThis.largestPaint');
  return Number((largestPaint / roundMs).toFixed(1));
}
