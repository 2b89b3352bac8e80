import { expect } from '@playwright/test';
import { ShopPage } from './shop-page';

/** The question before an offer of another checkout replaces the cart. */
export class ReplaceCartDialog extends ShopPage {
  async expectAsked(): Promise<void> {
    await expect(this.dialog).toContainText(this.text('shell.replaceCart.title'));
  }

  async keep(): Promise<void> {
    await this.button('shell.replaceCart.keep').click();
    await expect(this.dialog).toBeHidden();
  }

  async replace(): Promise<void> {
    await this.button('shell.replaceCart.replace').click();
  }
}
