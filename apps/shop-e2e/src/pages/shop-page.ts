import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeOptions, stillness, violationLines } from '../support/axe';
import type { MessageText } from '../support/messages';

/** What all screens have in common. */
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

  button(id: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.page.getByRole('button', { name: this.text(id, values) });
  }

  /** Axe finds nothing on the screen as it is now, its open dialog and all frames included. */
  async expectAccessible(): Promise<void> {
    await this.page.evaluate(stillness);
    // Only where there are frames axe needs its slower way, which reaches into those of other origins.
    const hasFrames = this.page.frames().length > 1;
    const { violations } = await new AxeBuilder({ page: this.page })
      .options(axeOptions)
      .setLegacyMode(!hasFrames)
      .analyze();
    expect(violationLines(violations)).toEqual([]);
  }

  /** The same in the light look and in the dark one; the light one stays. */
  async expectAccessibleInBothLooks(): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme });
      await this.expectAccessible();
    }
  }
}
