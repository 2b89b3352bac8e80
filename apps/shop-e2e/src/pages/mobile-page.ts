import { expect } from '@playwright/test';
import { ShopPage } from './shop-page';

export class MobilePage extends ShopPage {
  /** Puts a plan in the cart; the dialog that says so stays open. */
  async choose(plan: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words('shell.mobile.choose', { name: plan }), exact: true }).click();
    await expect(this.dialog).toContainText(this.words('shell.added.title'));
  }

  async goToCart(): Promise<void> {
    await this.button('shell.added.toCart').click();
    await expect(this.heading).toHaveText(this.words('cart.title'));
  }
}
