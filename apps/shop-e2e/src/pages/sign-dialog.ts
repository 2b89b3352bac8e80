import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { ShopPage } from './shop-page';

/** The page of the signature service, which the shop shows in a dialog. */
export class SignDialog extends ShopPage {
  get frame(): FrameLocator {
    return this.page.frameLocator('dialog[open] iframe');
  }

  /** Signs the remaining documents: contracts, and the mandate of an order on direct debit. */
  get opener(): Locator {
    return this.page.locator('[id="summary.contracts.signed"] button');
  }

  /** Continues with the next document; after the last one it signs all. */
  get action(): Locator {
    return this.frame.locator('button[value=next], button[value=sign]');
  }

  /** The document that is shown. */
  private get document(): Locator {
    return this.frame.locator('input[name=document]');
  }

  async open(): Promise<void> {
    await this.opener.click();
    await expect(this.frame.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Reads each document, then signs all of them. */
  async sign(): Promise<void> {
    while ((await this.action.getAttribute('value')) === 'next') await this.next();
    // The frame may still move while the dialog gets its size, so a press that missed is repeated.
    await expect(async () => {
      if (await this.dialog.isVisible()) await this.action.click({ timeout: 3000 });
      await expect(this.dialog).toBeHidden();
    }).toPass();
  }

  private async next(): Promise<void> {
    const shown = await this.document.inputValue();
    await expect(async () => {
      if ((await this.document.inputValue()) === shown) await this.action.click({ timeout: 3000 });
      await expect(this.document).not.toHaveValue(shown);
    }).toPass();
  }

  async signAll(): Promise<void> {
    if ((await this.opener.count()) === 0) return;
    await this.open();
    await this.sign();
  }

  async failIdentity(): Promise<void> {
    await this.frame.locator('button[value=fail-identity]').click();
  }
}
