import type { Page } from '@playwright/test';

/** The page of the login provider, outside the shop. */
export class LoginPage {
  constructor(readonly page: Page) {}

  async logIn(email: string, password = 'alzette'): Promise<void> {
    await this.page.locator('input[name=email]').fill(email);
    await this.page.locator('input[name=password]').fill(password);
    await this.page.locator('button[value=login]').click();
  }

  async cancel(): Promise<void> {
    await this.page.locator('button[value=cancel]').click();
  }
}
