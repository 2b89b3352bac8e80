import type { Locator } from '@playwright/test';
import { ShopPage } from './shop-page';

export class CartPage extends ShopPage {
  line(plan: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: plan });
  }

  async continue(): Promise<void> {
    await this.page.getByRole('button', { name: this.words('common.continue'), exact: true }).click();
  }
}
