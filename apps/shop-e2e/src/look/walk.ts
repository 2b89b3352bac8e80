import { expect, type Locator, type Page } from '@playwright/test';
import { stillness } from '../support/axe';
import { test as base } from '../support/fixtures';
import type { Site } from '../support/site';
import { ContactSheet } from './sheet';

/** Takes a picture of the whole page, or of the window with its popup. */
export type Look = (name: string, options?: { readonly isPopup?: boolean }) => Promise<void>;

/** A walk in the language and width of its project, which becomes one contact sheet. */
export const walk = base.extend<{ readonly look: Look }>({
  look: async ({ page, browser, viewport }, provide, { title, project }) => {
    const sheet = new ContactSheet(`${title}-${project.name}`);
    await provide(async (name, { isPopup = false } = {}) => {
      // The page behind a popup may wait for a delayed call.
      if (!isPopup) await page.waitForLoadState('networkidle');
      await page.evaluate(stillness);
      await sheet.take(page, name, !isPopup);
    });
    await sheet.write(browser, viewport?.width ?? 1280);
  },
});

/** The title of a page that has loaded. A different title explains what to do without scripts. */
export const title = 'h1[tabindex]';

/** Waits until a message or a field names the fault. */
export async function waitForRefusal(page: Page): Promise<void> {
  await page.locator('[role=alert], [aria-invalid=true]').first().waitFor();
}

/** Chooses in the consent dialog, so that it does not cover later pictures. */
export async function refuseAnalytics({ page }: Site): Promise<void> {
  await page.locator('[aria-labelledby=consent-title] button').first().click();
}

/** Opens a page and waits for its main content. */
export async function openPage(site: Site, what: string, ...place: Parameters<Site['address']>): Promise<void> {
  await site.goto(...place);
  await site.page.locator(what).first().waitFor();
}

/** Makes the shop refuse a call during an action. */
export async function whileRefused(
  page: Page,
  url: string | RegExp,
  [status, code]: readonly [status: number, code: string],
  act: () => Promise<void>,
): Promise<void> {
  const body = JSON.stringify({ type: 'about:blank', title: 'Refused', status, code });
  await page.route(url, (route) => route.fulfill({ status, contentType: 'application/problem+json', body }));
  await act();
  await page.unroute(url);
}

export function submitButton({ page }: Site): Locator {
  return page.locator('[type=submit]:visible');
}

export async function submitWrongly(site: Site): Promise<void> {
  await submitButton(site).click();
  await waitForRefusal(site.page);
}

/** The open dialog. Waits until it is open. */
export async function waitForDialog({ page }: Site): Promise<Locator> {
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  return dialog;
}
