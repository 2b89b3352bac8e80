import type { Page } from '@playwright/test';

/** `checkPacing`, `successShown` and `lookupPacing` of the checkouts, in milliseconds. */
const readingTimes = [1500, 2000, 3000];

/** Shortens the times for which a popup of the checkout shows so that it can be read. The specs of the checkout test them. */
export async function shortenPopups(page: Page): Promise<void> {
  await page.addInitScript(`{
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (work, delay, ...rest) =>
      setTimeout(work, ${JSON.stringify(readingTimes)}.includes(delay) ? delay / 10 : delay, ...rest);
  }`);
}
