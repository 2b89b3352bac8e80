import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page';

/** The signature company's page, which the shop shows in a dialog. */
export class SignDialog extends ShopPage {
  get frame(): FrameLocator {
    return this.page.frameLocator('dialog[open] iframe');
  }

  /** What is not signed yet: contracts, and the mandate of an order on direct debit. */
  private get unsigned(): Locator {
    return this.page.getByRole('listitem').getByRole('button', { name: this.text('summary.contracts.sign') });
  }

  /** Whether a document is left to sign. */
  async isAsked(): Promise<boolean> {
    return (await this.unsigned.count()) > 0;
  }

  /** The first document that is not signed yet. */
  async open(): Promise<void> {
    await this.unsigned.first().click();
    await expect(this.frame.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async sign(): Promise<void> {
    // The frame may still move while the dialog finds its size: a press that missed is made again, as a person would.
    await expect(() => this.frame.locator('#read').check({ timeout: 3000 })).toPass();
    await this.frame.locator('button[value=sign]').click();
    await expect(this.dialog).toBeHidden();
  }

  /** Everything that is not signed yet. */
  async signAll(): Promise<void> {
    while (await this.isAsked()) {
      await this.open();
      await this.sign();
    }
  }

  async failIdentity(): Promise<void> {
    await this.frame.locator('button[value=fail-identity]').click();
  }
}
