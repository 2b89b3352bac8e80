import { expect, type Locator } from '@playwright/test';
import { CheckoutPage } from './checkout-page';

export class SummaryStep extends CheckoutPage {
  get pdfLink(): Locator {
    return this.page.getByRole('link', { name: this.text('summary.contracts.pdf') }).first();
  }

  /** Titles of the groups of ordered items. */
  get groupTitles(): Locator {
    return this.page.locator('section[aria-labelledby^="summary-group-"] h3');
  }

  get orderButton(): Locator {
    return this.button('payment.submit');
  }

  /** Waits until the order is created and the contracts are generated. */
  async expectReady(): Promise<void> {
    await expect(this.field('summary.acceptances.certify')).toBeVisible({ timeout: 30_000 });
  }

  async accept({ newsletter = false } = {}): Promise<void> {
    await this.field('summary.acceptances.certify').check();
    await this.field('summary.acceptances.conditions').check();
    if (newsletter) await this.field('summary.acceptances.newsletter').check();
  }
}
