import { expect } from '@playwright/test';
import { ShopPage } from './shop-page';

/** The page of the payment provider. */
export class PaymentPage extends ShopPage {
  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL(/\/cardpay\/pay\/[^/]+$/u, { timeout: 30_000 });
    await expect(this.page.locator('[name=number]')).toBeVisible();
  }

  /** The typed values, in the order of the fields on the page. */
  details(card: string): Readonly<Record<'name' | 'number' | 'expiry' | 'code', string>> {
    return { name: 'Camille Weber', number: card, expiry: nextYear(), code: '123' };
  }

  async pay(card: string): Promise<void> {
    for (const [name, value] of Object.entries(this.details(card)))
      await this.page.locator(`[name=${name}]`).fill(value);
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
