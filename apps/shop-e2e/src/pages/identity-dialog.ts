import { expect, type FrameLocator } from '@playwright/test';
import { ShopPage } from './shop-page';

/** The page of the identity service, which the shop shows in a dialog. */
export class IdentityDialog extends ShopPage {
  get frame(): FrameLocator {
    return this.page.frameLocator('dialog[open] iframe');
  }

  async open(id: 'identity.start' | 'identity.retry' = 'identity.start'): Promise<void> {
    await this.button(id).click();
    await expect(this.frame.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Chooses one of the sample people. */
  async choosePerson(name: string): Promise<void> {
    await this.frame.getByRole('radio', { name: new RegExp(name, 'u') }).check();
    await this.frame.locator('button[value=choose]').click();
  }

  async end(how: 'cancel' | 'fail'): Promise<void> {
    await this.frame.locator(`button[value=${how}]`).click();
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text('common.close') }).click();
  }
}
