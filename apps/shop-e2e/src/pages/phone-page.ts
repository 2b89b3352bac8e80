import { OfferPage } from './offer-page';

/** The page of one phone; its lower part is that of the page of a plan. */
export class PhonePage extends OfferPage {
  /** Chooses to change the line whose number has these digits, instead of ordering a new line. */
  async changeLine(digits: string): Promise<void> {
    const plan = this.page.locator('[name="offer.plan"]:checked');
    const chosen = await plan.getAttribute('value');
    await this.page.getByRole('radio', { name: this.text('shell.mode.change') }).check();
    await this.page.getByRole('radio', { name: new RegExp(digits, 'u') }).check();
    await this.page.locator(`[name="offer.plan"][value="${chosen}"]`).check();
  }

  async chooseVariant(variant: string): Promise<void> {
    const { colour, storage, funding } = partsOf(variant);
    await this.page.locator(`[name="phone.colour"][value="${colour}"]`).check();
    await this.page.locator(`[name="phone.storage"][value^="${storage}"]`).check();
    await this.page.locator(`[name="phone.funding"][value="${funding}"]`).check();
  }
}

const fundings: Readonly<Record<string, string>> = { f24: 'funding-24', f36: 'funding-36', cash: 'no_funding' };

/** `ernz-9-pro-256-midnight-f24` ends with storage, colour and funding. */
function partsOf(variant: string) {
  const [storage = '', colour = '', funding = ''] = variant.split('-').slice(-3);
  return { storage, colour, funding: fundings[funding] ?? funding };
}
