import { CheckoutPage } from './checkout-page';

export type Sim = 'physical' | 'eSIM';

export class CartStep extends CheckoutPage {
  async chooseSim(sim: Sim): Promise<void> {
    await this.page.locator(`input[name^="cart.product-mobile."][name$=".sim-type"][value="${sim}"]`).check();
  }

  async continue(): Promise<void> {
    await this.submit('checkout.cart.next');
  }
}
