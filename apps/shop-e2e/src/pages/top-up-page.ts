import { expect, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page';

const numberField = 'contract.subscription.phone-number';

/** The page that tops up a prepaid card. */
export class TopUpPage extends ShopPage {
  /** An amount by its code: `top-up-25`. */
  amount(code: string): Locator {
    return this.page.locator(`[name="prepaid.amount"][value="${code}"]`);
  }

  get number(): Locator {
    return this.field(numberField);
  }

  get price(): Locator {
    return this.page.getByRole('region', { name: this.text('shell.offer.price') });
  }

  async choose(code: string, number: string): Promise<void> {
    await this.amount(code).check();
    await this.number.fill(number);
    await this.continue();
  }

  async continue(): Promise<void> {
    await this.button('common.continue').click();
  }

  /** Expects the number to be refused: the field has the focus, and the summary links to it. */
  async expectRefused(messageId: string): Promise<void> {
    const summary = this.page.getByRole('group').filter({ has: this.page.getByRole('link') });
    await expect(this.number).toBeFocused();
    await this.number.blur();
    await summary.getByRole('link', { name: this.text(messageId) }).click();
    await expect(this.number).toBeFocused();
    await expect(this.number).toHaveAttribute('aria-invalid', 'true');
  }
}
