import type { Page } from '@playwright/test';

/** Delays the page's calls to an address, so that a test can check the loading state. Returns a function that releases them. */
export async function hold(page: Page, url: RegExp): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    await gate;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.unroute(url, () => {});
  };
}
