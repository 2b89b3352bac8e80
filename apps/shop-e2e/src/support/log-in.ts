import { expect } from '@playwright/test';
import type { Site } from './site';

/** Logs in from the header and comes back to the page. */
export async function logIn(site: Site, email: string): Promise<void> {
  const header = site.page.getByRole('banner');
  await header.getByRole('link', { name: site.text('shell.account.logIn') }).click();
  await site.login.logIn(email);
  await expect(header.getByRole('button', { name: site.text('shell.account.mine') })).toBeVisible();
}

export async function logOut({ page, text }: Site): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: text('shell.account.mine') }).click();
  await page.getByRole('button', { name: text('shell.account.logOut') }).click();
  await expect(header.getByRole('link', { name: text('shell.account.logIn') })).toBeVisible();
}
