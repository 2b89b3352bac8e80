import { expect, type Locator } from '@playwright/test';
import type { ShopperDetails } from '../support/shopper';
import { CheckoutPage } from './checkout-page';

export class ContractStep extends CheckoutPage {
  /** The values that the identity check fills in for other guests. */
  async fillPerson({ firstname, lastname }: Pick<ShopperDetails, 'firstname' | 'lastname'>): Promise<void> {
    await this.page.locator('[name="contract.personal.gender"][value=female]').check();
    await this.field('contract.personal.firstname').fill(firstname);
    await this.field('contract.personal.lastname').fill(lastname);
    for (const [part, value] of [
      ['day', '14'],
      ['month', '5'],
      ['year', '1991'],
    ]) {
      await this.page.locator(`[id="contract.personal.birthdate.${part}"]`).fill(value ?? '');
    }
    await this.field('contract.personal.origin').selectOption('LU');
    await this.field('contract.personal.id-type').selectOption('identity-card');
    await this.field('contract.personal.id-number').fill('LU19910514');
  }

  async fillContact({ email, phone }: Pick<ShopperDetails, 'email' | 'phone'>): Promise<void> {
    await this.field('contract.contact.email').fill(email);
    await this.field('contract.contact.email-confirm').fill(email);
    await this.field('contract.contact.phone').fill(phone);
  }

  async fillBilling({ street, streetNumber, postalCode, city }: ShopperDetails): Promise<void> {
    await this.field('contract.billing.street').fill(street);
    await this.field('contract.billing.street-number').fill(streetNumber);
    await this.field('contract.billing.postal-code').fill(postalCode);
    await this.field('contract.billing.city').fill(city);
  }

  async checkIban(iban: string): Promise<void> {
    await this.field('contract.bank.iban').fill(iban);
    await this.page.getByRole('button', { name: this.text('contract.bank.iban.check'), exact: true }).click();
  }

  async payByDirectDebit(iban: string): Promise<void> {
    await this.checkIban(iban);
    await expect(this.button('common.change')).toBeVisible();
    await this.field('contract.bank.authorize').check();
  }

  async payOnInvoice(): Promise<void> {
    await this.page.locator('[name="contract.bank.payment-type"][value="on-invoice"]').check();
  }

  async continue(): Promise<void> {
    await this.submit('checkout.contract.next');
  }

  /** The texts of a field that were typed or prefilled. */
  async expectValues(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const input = name.startsWith('contract.personal.') ? this.verified(name) : this.field(name);
      await expect(input).toHaveValue(value);
    }
  }

  /** The locked value of a finished identity check. */
  verified(name: string): Locator {
    return this.page.locator(`input[type=hidden][name="${name}"]`);
  }
}
