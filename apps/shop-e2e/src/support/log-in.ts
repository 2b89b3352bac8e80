import { expect } from '@playwright/test';
import type { Site } from './site';

/** Logs in from the header and comes back to the page. */
export async function logIn(site: Site, email: string): Promise<void> {
  const header = site.page.getByRole('banner');
  await header.getByRole('link', { name: site.text('shell.account.logIn') }).click();
  await site.login.logIn(email);
  await expect(header.getByRole('button', { name: site.text('shell.account.mine') })).toBeVisible();
}
