import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeOptions, stillness, violationLines } from '../support/axe';
import type { MessageText } from '../support/messages';
import type { ShopperDetails } from '../support/shopper';

export type LineAddress = Pick<ShopperDetails, 'street' | 'streetNumber' | 'postalCode' | 'city'>;

/** The base class of all screens. */
export class ShopPage {
  constructor(
    readonly page: Page,
    readonly text: MessageText,
  ) {}

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get dialog(): Locator {
    return this.page.locator('dialog[open]');
  }

  /** The input with this name, which is a form key of the specification. */
  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]:not([type=hidden])`);
  }

  /** The address of a fixed line; a customer's account has it. */
  async fillLineAddress({ street, streetNumber, postalCode, city }: LineAddress): Promise<void> {
    await this.field('eligibility.address.street').fill(street);
    await this.field('eligibility.address.street-number').fill(streetNumber);
    await this.field('eligibility.address.postal-code').fill(postalCode);
    await this.field('eligibility.address.city').fill(city);
    // Leaving the field closes its suggestions, which may cover the next button.
    await this.page.keyboard.press('Tab');
  }

  button(id: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.page.getByRole('button', { name: this.text(id, values) });
  }

  /** Expects no finding of axe on the present screen, with its open dialog and all frames. */
  async expectAccessible(): Promise<void> {
    await this.page.evaluate(stillness);
    // With frames of other origins axe needs a slower mode, which reaches into them.
    const hasFrames = this.page.frames().length > 1;
    const { violations } = await new AxeBuilder({ page: this.page })
      .options(axeOptions)
      .setLegacyMode(!hasFrames)
      .analyze();
    expect(violationLines(violations)).toEqual([]);
  }

  /** Does the same in the light theme and in the dark one, and leaves the light theme on. */
  async expectAccessibleInBothLooks(): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme });
      await this.expectAccessible();
    }
  }
}
