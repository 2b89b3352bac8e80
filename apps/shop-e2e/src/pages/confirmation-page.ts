import { expect } from '@playwright/test';
import { CheckoutPage } from './checkout-page';

export class ConfirmationPage extends CheckoutPage {
  async expectThanks(firstname: string): Promise<void> {
    await expect(this.heading).toHaveText(this.text('confirmation.title', { firstname }), { timeout: 30_000 });
  }

  /** Token of the order in the address. */
  orderToken(): string {
    const token = new URL(this.page.url()).searchParams.get('order_token');
    if (token === null) throw new Error(`No order token in ${this.page.url()}`);
    return token;
  }
}
