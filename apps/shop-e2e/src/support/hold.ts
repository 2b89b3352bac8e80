import type { Page } from '@playwright/test';

/** Lets the page's calls to an address wait, so that what shows meanwhile can be looked at. Returns what lets them go. */
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
