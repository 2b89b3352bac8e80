import { expect, type Locator } from '@playwright/test';
import { centsIn } from './offer-page';
import { ShopPage } from './shop-page';

export type StepId = 'cart' | 'contract' | 'delivery' | 'summary' | 'confirmation';

/** What every step of the checkout has: its section, the stepper, the error summary, the way back. */
export class CheckoutPage extends ShopPage {
  section(step: StepId): Locator {
    return this.page.locator(`section[data-step="${step}"]`);
  }

  stepperItem(step: StepId): Locator {
    return this.page.locator(`[data-step-id="${step}"]`);
  }

  get errorSummary(): Locator {
    return this.page
      .locator('form')
      .getByRole('group')
      .filter({ has: this.page.locator('a[href^="#"]') });
  }

  /** Expects a failed submit: the summary is visible, and the first wrong field is in view and has the focus. */
  async expectErrors(): Promise<void> {
    await expect(this.errorSummary).toBeVisible();
    await expect(this.page.locator('form :focus')).toBeInViewport();
  }

  /** The one loading popup that blocks the page. */
  get loadingPopup(): Locator {
    return this.page.locator('dialog[aria-busy=true]');
  }

  /** What the stepper shows, as `cart done`, `contract active`, … */
  async expectStepper(...states: readonly string[]): Promise<void> {
    const items = this.page.locator('[data-step-id]');
    await expect
      .poll(async () =>
        Promise.all(
          (await items.all()).map(
            async (item) => `${await item.getAttribute('data-step-id')} ${await item.getAttribute('data-state')}`,
          ),
        ),
      )
      .toEqual(states);
  }

  /** The messages that name steps in the stepper, which depend on customer and cart. */
  async expectLabels(labels: Partial<Record<StepId, string>>): Promise<void> {
    for (const [step, message] of Object.entries(labels)) {
      const name = new RegExp(`^(\\d+\\s*)?${this.text(message)}$`, 'u');
      await expect(this.stepperItem(step as StepId)).toHaveText(name);
    }
  }

  async expectStep(step: StepId): Promise<void> {
    await expect(this.section(step)).toBeVisible({ timeout: 30_000 });
    await expect(this.page).toHaveURL(new RegExp(`[?&]step=${step}`, 'u'));
  }

  /** Monthly and one-off total of the panel beside the step, in cents. */
  async totals(): Promise<{ readonly monthly: number; readonly today: number }> {
    const panel = this.page.getByRole('region', { name: this.text('shop.cartTitle') });
    const [monthly = '', today = ''] = await panel.locator('dd').allInnerTexts();
    return { monthly: centsIn(monthly), today: centsIn(today) };
  }

  /** The step's call to action, by its text; the bar of a narrow window has a shorter one. */
  callToAction(id: string): Locator {
    return this.button(id).or(this.button('common.continue'));
  }

  async submit(id: string): Promise<void> {
    await this.callToAction(id).click();
  }
}
