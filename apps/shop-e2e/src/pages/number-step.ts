import type { ShopperDetails } from '../support/shopper';
import { CheckoutPage } from './checkout-page';

/** The first step of both prepaid checkouts. */
export class NumberStep extends CheckoutPage {
  async fillNumber(number: string): Promise<void> {
    await this.field('contract.subscription.phone-number').fill(number);
  }

  async fillRecipient({
    firstname,
    lastname,
    email,
    street,
    streetNumber,
    postalCode,
    city,
  }: ShopperDetails): Promise<void> {
    await this.field('contract.personal.firstname').fill(firstname);
    await this.field('contract.personal.lastname').fill(lastname);
    await this.field('contract.contact.email').fill(email);
    await this.field('contract.contact.email-confirm').fill(email);
    await this.field('delivery.address.street').fill(street);
    await this.field('delivery.address.street-number').fill(streetNumber);
    await this.field('delivery.address.postal-code').fill(postalCode);
    await this.field('delivery.address.city').fill(city);
  }

  async acceptConditions(): Promise<void> {
    await this.field('summary.acceptances.conditions').check();
  }

  async order(): Promise<void> {
    await this.submit('payment.submit');
  }
}
