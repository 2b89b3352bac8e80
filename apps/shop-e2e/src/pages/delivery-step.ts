import { CheckoutPage } from './checkout-page';

export class DeliveryStep extends CheckoutPage {
  async continue(): Promise<void> {
    await this.submit('checkout.delivery.next');
  }
}
