import { expect, type Locator, type Page } from '@playwright/test';
import type { MessageText } from '../support/messages';
import { ShopPage } from './shop-page';

/** The page of a family of subscriptions; the phones' page ends the same way. */
export class OfferPage extends ShopPage {
  /** @param operatorName stands in the names of the demo's offers */
  constructor(
    page: Page,
    text: MessageText,
    readonly operatorName: string,
  ) {
    super(page, text);
  }

  /** A plan among those that are compared, by its name at Alzette. */
  plan(name: string): Locator {
    return this.page.getByRole('radio', { name: name.replace('Alzette', this.operatorName), exact: true });
  }

  /** The switch of an add-on or package. */
  addOn(title: string): Locator {
    return this.page.getByRole('switch', { name: new RegExp(`^${escapeText(title)}`, 'u') });
  }

  /** Chooses a plan and adds it to the cart; the dialog that confirms it stays open. */
  async choose(plan: string): Promise<void> {
    await this.plan(plan).check();
    await this.add();
  }

  async add(): Promise<void> {
    await this.button('shell.offer.add').click();
    await expect(this.dialog).toContainText(this.text('shell.added.title'));
  }

  async goToCart(): Promise<void> {
    await this.button('shell.added.toCart').click();
    await expect(this.heading).toHaveText(this.text('cart.title'));
  }

  /** The amounts due each month and today in the bar, in cents. */
  async price(): Promise<{ readonly monthly: number; readonly today: number }> {
    const bar = this.page.getByRole('region', { name: this.text('shell.offer.bar') });
    const amountAfter = async (id: string) =>
      centsIn(
        await bar
          .locator('div', { has: this.page.getByText(this.text(id), { exact: true }) })
          .last()
          .innerText(),
      );
    return { monthly: await amountAfter('shop.perMonth'), today: await amountAfter('common.today') };
  }
}

/** `€58.98 per month` and `58,98 € par mois` are 5898: the first amount of a text. */
export function centsIn(text: string): number {
  const [, euros = '', cents = ''] = /(\d[\d\s\u202f\u00a0.,]*)[.,](\d{2})(?!\d)/u.exec(text) ?? [];
  if (cents === '') throw new Error(`There is no amount in "${text}"`);
  return Number(euros.replace(/\D/gu, '')) * 100 + Number(cents);
}

export function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
