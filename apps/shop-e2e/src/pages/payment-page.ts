import { expect } from '@playwright/test';
import { ShopPage } from './shop-page';

/** The card company's own page. */
export class PaymentPage extends ShopPage {
  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL(/\/cardpay\/pay\/[^/]+$/u, { timeout: 30_000 });
    await expect(this.page.locator('[name=number]')).toBeVisible();
  }

  async pay(card: string): Promise<void> {
    await this.page.locator('[name=name]').fill('Camille Weber');
    await this.page.locator('[name=number]').fill(card);
    await this.page.locator('[name=expiry]').fill(nextYear());
    await this.page.locator('[name=code]').fill('123');
    await this.page.locator('button[value=pay]').click();
  }

  async enterSecureCode(code: string): Promise<void> {
    await this.page.locator('[name=secure-code]').fill(code);
    await this.page.locator('button[value=confirm]').click();
  }

  async cancel(): Promise<void> {
    await this.page.locator('button[value=cancel]').click();
  }
}

function nextYear(): string {
  return `12/${String((new Date().getFullYear() + 1) % 100).padStart(2, '0')}`;
}
