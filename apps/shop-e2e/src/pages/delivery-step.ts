import { expect, type Locator } from '@playwright/test';
import type { ShopperDetails } from '../support/shopper';
import { CheckoutPage } from './checkout-page';

export class DeliveryStep extends CheckoutPage {
  /** The field for the day of each installation. The form loads after its heading, and the calendar after the form. */
  async days(): Promise<readonly Locator[]> {
    await expect(this.callToAction('checkout.delivery.next')).toBeVisible();
    await expect(this.page.getByRole('status', { name: this.text('common.loading') })).toHaveCount(0);
    return this.page.locator('[id^="delivery.product-"][id$=".installation.date"]').all();
  }

  /** Presses a free day in the calendar that is open. */
  async pressDay(): Promise<void> {
    const free = this.section('delivery').locator('[role=grid] button:not([disabled]):not([aria-disabled=true])');
    await free.nth(2).click();
  }

  /** Another address than the bill's. */
  async sendTo({ firstname, lastname, street, streetNumber, postalCode, city }: ShopperDetails): Promise<void> {
    await this.field('delivery.address.same-as-billing').uncheck();
    const values = { firstname, lastname, street, 'street-number': streetNumber, 'postal-code': postalCode, city };
    for (const [name, value] of Object.entries(values)) await this.field(`delivery.address.${name}`).fill(value);
  }

  async continue(): Promise<void> {
    await this.submit('checkout.delivery.next');
  }
}
