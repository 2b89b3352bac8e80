import { ShopPage } from './shop-page';

/** The list of orders, the page of one, and the form that finds others. */
export class OrdersPage extends ShopPage {
  /** Asks for the link of an order by mail. */
  async find(number: string, email: string): Promise<void> {
    await this.page.locator('[name="orders.number"]').fill(number);
    await this.page.locator('[name="orders.email"]').fill(email);
    await this.button('orders.find.send').click();
  }
}
