import { expect, type Locator } from '@playwright/test';
import { CheckoutPage } from './checkout-page';

export class ConfirmationPage extends CheckoutPage {
  async expectThanks(firstname: string): Promise<void> {
    await expect(this.heading).toHaveText(this.text('confirmation.title', { firstname }), { timeout: 30_000 });
  }

  get documents(): Locator {
    return this.page.getByRole('region', { name: this.text('order.documents') });
  }

  /** On a narrow screen many documents are folded. */
  async showDocuments(): Promise<void> {
    const fold = this.documents.locator('summary');
    if (await fold.isVisible()) await fold.click();
    await expect(this.documents.getByRole('link').last()).toBeVisible();
  }

  /** From the top of the page to the end of the next steps and of the documents, in px. */
  async height(): Promise<number> {
    const steps = this.page.getByRole('region', { name: this.text('confirmation.now.title') });
    const boxes = await Promise.all([steps, this.documents].map((region) => region.boundingBox()));
    const scrolled = await this.page.evaluate<number>('scrollY');
    return scrolled + Math.max(...boxes.map((box) => (box ? box.y + box.height : Infinity)));
  }

  /** Token of the order in the address. */
  orderToken(): string {
    const token = new URL(this.page.url()).searchParams.get('order_token');
    if (token === null) throw new Error(`No order token in ${this.page.url()}`);
    return token;
  }
}
