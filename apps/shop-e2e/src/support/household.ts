import { expect } from './fixtures';
import { proveIdentity, signAndAccept } from './journey';
import { choosePlan, oneOfEach, phoneWithPlan, type OfferSelection } from './offer-selection';
import { residentProof } from './resident-proof';
import { aNumberToKeep, type ShopperDetails } from './shopper';
import type { Site } from './site';

const atHome = ['Alzette Fibre 500', 'Alzette TV Max', 'Alzette Duo Start'];

/** What a family orders at once: a phone with its plan, the same plan again, and everything at one address, with add-ons. */
export const household: readonly OfferSelection[] = [
  phoneWithPlan,
  {
    name: 'Alzette M',
    path: 'subscriptions/mobile/variant/mobile-alzette-m',
    choose: (site) => choosePlan(site, 'mobile', 'Alzette M'),
  },
  ...oneOfEach.filter(({ name }) => atHome.includes(name)),
];

/** Takes 50 euros off a phone for a line that a customer has. */
export const householdVoucher = { code: 'WELCOME50', amount: 5000 };

/** A customer changes the own line for the phone, and has a voucher for it. */
export async function fillHouseholdCart(site: Site, isCustomer: boolean): Promise<void> {
  for (const selection of household) {
    await selection.choose(site);
    if (isCustomer && selection === phoneWithPlan) await site.phone.changeLine('691');
    await site.offer.add();
  }
  await site.offer.goToCart();
  if (isCustomer) await site.cart.applyVoucher(householdVoucher.code);
}

/** Fills in that the second plan keeps its number, except the number itself, so that a test can check its error first. */
export async function keepSecondNumber(site: Site): Promise<void> {
  const second = site.cartStep.item(1);
  await second.getByRole('button', { name: site.text('shop.keepNumber.label') }).click();
  await second.locator('[name$=".kmn.current-operator"]:not([type=hidden])').selectOption('post');
  await second.locator('[name$=".kmn.iccid"]').fill('8935 2010 0000 0012 340');
}

export async function typeSecondNumber(site: Site): Promise<void> {
  await site.cartStep.item(1).locator('[name$=".kmn.current-number"]').fill(aNumberToKeep());
}

/** From the contract step of a guest, or of a customer whose person and bank account the operator knows. */
export async function fillHouseholdContract(site: Site, shopper: ShopperDetails, isCustomer: boolean): Promise<void> {
  if (isCustomer) {
    await site.contract.fillContact(shopper);
  } else {
    await proveIdentity(site, shopper);
    await site.contract.fillContact(shopper);
    await site.contract.fillBilling(shopper);
    // The step's button checks the IBAN too.
    await site.contract.field('contract.bank.iban').fill(shopper.iban);
    await site.contract.field('contract.bank.authorize').check();
  }
  const proof = site.contract.field('contract.resident.file');
  if ((await proof.count()) > 0) await proof.setInputFiles(residentProof);
}

/** Continues from the cart directly to the payment page. */
export async function orderAsHousehold(site: Site, shopper: ShopperDetails, isCustomer: boolean): Promise<void> {
  await site.cart.continue();
  await site.checkout.expectStep('cart');
  await keepSecondNumber(site);
  await typeSecondNumber(site);
  if (!isCustomer) await site.cartStep.fillLineAddress(shopper);
  await site.cartStep.continue();
  await site.checkout.expectStep('contract');
  await fillHouseholdContract(site, shopper, isCustomer);
  await site.contract.continue();
  await site.checkout.expectStep('delivery');
  expect(await site.delivery.days()).toHaveLength(1);
  await site.delivery.pressDay();
  await site.delivery.continue();
  await site.summary.expectReady();
  await site.summary.expectAccessible();
  await signAndAccept(site);
  await site.summary.orderButton.click();
  await site.payment.expectOpen();
}
