import { expect, type Locator } from '@playwright/test';
import { CheckoutPage } from './checkout-page';

export type Sim = 'physical' | 'eSIM';

export class CartStep extends CheckoutPage {
  /** An item of the order, in the order of the list. */
  item(place: number): Locator {
    return this.section('cart').locator('article').nth(place);
  }

  async chooseSim(sim: Sim): Promise<void> {
    await this.unfold();
    await this.page.locator(`input[name^="cart.product-mobile."][name$=".sim-type"][value="${sim}"]`).check();
  }

  /** Opens every item: those without an open question are folded at first. */
  async unfold(): Promise<void> {
    const folded = this.section('cart').locator('article h2, article h3').locator('button[aria-expanded=false]');
    await expect(this.section('cart').locator('article').first()).toBeVisible();
    while ((await folded.count()) > 0) await folded.first().click();
  }

  async continue(): Promise<void> {
    await this.submit('checkout.cart.next');
  }
}
