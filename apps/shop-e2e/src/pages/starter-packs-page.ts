import type { Locator } from '@playwright/test';
import { ShopPage } from './shop-page';

/** The packs to compare, and how their card is activated. */
export class StarterPacksPage extends ShopPage {
  /** A pack by its name. */
  pack(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  get activation(): Locator {
    return this.page.getByRole('region', { name: this.text('shell.prepaid.activation') });
  }

  async choose(name: string): Promise<void> {
    await this.pack(name).check();
    await this.button('shell.prepaid.pack.choose').click();
  }
}
