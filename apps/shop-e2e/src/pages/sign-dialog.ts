import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page';

/** The signature company's page, which the shop shows in a dialog. */
export class SignDialog extends ShopPage {
  get frame(): FrameLocator {
    return this.page.frameLocator('dialog[open] iframe');
  }

  private get buttons(): Locator {
    return this.page.getByRole('listitem').getByRole('button', { name: this.words('summary.contracts.sign') });
  }

  /** Whether a contract is left to sign. */
  async isAsked(): Promise<boolean> {
    return (await this.buttons.count()) > 0;
  }

  /** The first contract that is not signed yet. */
  async open(): Promise<void> {
    await this.buttons.first().click();
    await expect(this.frame.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async sign(): Promise<void> {
    await this.frame.locator('#read').check();
    await this.frame.locator('button[value=sign]').click();
    await expect(this.dialog).toBeHidden();
  }

  async failIdentity(): Promise<void> {
    await this.frame.locator('button[value=fail-identity]').click();
  }
}
