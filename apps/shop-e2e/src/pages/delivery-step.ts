import type { Locator } from '@playwright/test';
import { CheckoutPage } from './checkout-page';

export class DeliveryStep extends CheckoutPage {
  /** The field for the day of each installation. */
  async days(): Promise<readonly Locator[]> {
    return this.page.locator('[id^="delivery.product-"][id$=".installation.date"]').all();
  }

  async continue(): Promise<void> {
    await this.submit('checkout.delivery.next');
  }
}
