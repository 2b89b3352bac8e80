import { expect, type Locator } from '@playwright/test';
import { centsIn, escapeText } from './offer-page';
import { ShopPage } from './shop-page';

export class CartPage extends ShopPage {
  /** The title of an item, under a group title or not. */
  line(name: string): Locator {
    return this.page.getByRole('article').getByRole('heading', { name });
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  get summary(): Locator {
    return this.page.getByRole('region', { name: this.text('cart.summary') });
  }

  async continue(): Promise<void> {
    await this.page.getByRole('button', { name: this.text('common.continue'), exact: true }).click();
  }

  /** Monthly and one-off total of the summary, in cents. */
  async totals(): Promise<{ readonly monthly: number; readonly today: number }> {
    const [monthly = '', today = ''] = await this.summary.locator('dd').allInnerTexts();
    return { monthly: centsIn(monthly), today: centsIn(today) };
  }

  /** The amounts due each month and today on the card of a line item, in cents. */
  async linePrice(name: string): Promise<{ readonly monthly: number; readonly today: number }> {
    return {
      monthly: await this.amountIn(name, 'common.price-per-month'),
      today: await this.amountIn(name, 'common.price-today'),
    };
  }

  /** The amount in the first text of a card that reads like this message and nothing more. */
  private async amountIn(name: string, id: string): Promise<number> {
    const [before = '', after = ''] = this.text(id, { amount: '@' }).split('@').map(escapeText);
    return centsIn(
      await this.card(name)
        .getByText(new RegExp(`^${before}[^a-z]+${after}$`, 'iu'))
        .first()
        .innerText(),
    );
  }

  /** Enters a voucher that may be refused. */
  async tryVoucher(code: string): Promise<void> {
    const field = this.field('voucher');
    if (!(await field.isVisible())) await this.page.getByText(this.text('cart.promo'), { exact: true }).click();
    await field.fill(code);
    await this.button('shop.voucher.apply').click();
  }

  async applyVoucher(code: string): Promise<void> {
    await this.tryVoucher(code);
    await expect(this.field('voucher')).toBeHidden();
  }

  async openSaveForm(): Promise<void> {
    await this.page.getByText(this.text('cart.save'), { exact: true }).click();
  }

  async save(email: string): Promise<void> {
    await this.openSaveForm();
    await this.field('savedCart.email').fill(email);
    await this.button('cart.save.send').click();
    await expect(this.dialog).toContainText(this.text('form-checkout-esales.popup-api-load.savedCart.title'), {
      timeout: 30_000,
    });
  }
}
