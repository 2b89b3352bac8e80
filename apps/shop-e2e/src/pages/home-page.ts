import { ShopPage } from './shop-page';

export class HomePage extends ShopPage {
  async choosePlans(): Promise<void> {
    await this.page.getByRole('link', { name: this.text('shell.home.action') }).click();
  }
}
