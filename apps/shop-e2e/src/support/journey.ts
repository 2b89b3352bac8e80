import type { Sim } from '../pages/cart-step';
import { cards, type ShopperDetails } from './shopper';
import type { Site } from './site';
import { haveCart } from './stored-cart';

export const plan = 'Alzette S';

interface Wishes {
  readonly sim?: Sim;
  readonly payment?: 'direct-debit' | 'on-invoice';
  readonly newsletter?: boolean;
}

/** The steps of a purchase, for tests of the purchase itself. */
export async function walkToCheckout(site: Site): Promise<void> {
  await site.goto('mobile');
  await site.mobile.choose(plan);
  await site.mobile.goToCart();
  await site.cart.continue();
  await site.checkout.expectStep('cart');
}

/** Tests that begin at a later step get their cart from the browser's storage. */
export async function reachCheckout(site: Site): Promise<void> {
  await haveCart(site, plan, () => walkToCheckout(site));
  await site.goto('checkout');
  await site.checkout.expectStep('cart');
}

export async function reachIdentity(site: Site, selections: Wishes = {}): Promise<void> {
  await haveCart(site, `${plan}, ${selections.sim ?? 'physical'}`, async () => {
    await walkToCheckout(site);
    await leaveCartStep(site, selections);
  });
  await site.goto('checkout', '?step=contract');
  await site.checkout.expectStep('contract');
}

export async function leaveCartStep(site: Site, { sim = 'physical' }: Wishes = {}): Promise<void> {
  await site.cartStep.chooseSim(sim);
  await site.cartStep.continue();
  await site.checkout.expectStep('contract');
}

export async function reachContract(site: Site, shopper: ShopperDetails, selections: Wishes = {}): Promise<void> {
  await reachIdentity(site, selections);
  await proveIdentity(site, shopper);
}

export async function proveIdentity(site: Site, { firstname, lastname }: ShopperDetails): Promise<void> {
  await site.identity.open();
  await site.identity.choosePerson(`${firstname} ${lastname}`);
  await site.contract.expectValues({ 'contract.personal.lastname': lastname });
}

export async function fillContract(site: Site, shopper: ShopperDetails, selections: Wishes = {}): Promise<void> {
  await site.contract.fillContact(shopper);
  await site.contract.fillBilling(shopper);
  if (selections.payment === 'on-invoice') await site.contract.payOnInvoice();
  else await site.contract.payByDirectDebit(shopper.iban);
}

export async function reachSummary(site: Site, shopper: ShopperDetails, selections: Wishes = {}): Promise<void> {
  await reachContract(site, shopper, selections);
  await continueToSummary(site, shopper, selections);
}

/** From the contract step of a person whose identity is checked. */
export async function continueToSummary(site: Site, shopper: ShopperDetails, selections: Wishes = {}): Promise<void> {
  await fillContract(site, shopper, selections);
  await site.contract.continue();
  if (selections.sim !== 'eSIM') {
    await site.checkout.expectStep('delivery');
    await site.delivery.continue();
  }
  await site.checkout.expectStep('summary');
  await site.summary.expectReady();
}

export async function signAndAccept(site: Site, { newsletter = false }: Wishes = {}): Promise<void> {
  await site.sign.signAll();
  await site.summary.accept({ newsletter });
}

/** Signs, accepts and orders, up to the page of the payment provider. */
export async function reachPayment(site: Site, selections: Wishes = {}): Promise<void> {
  await signAndAccept(site, selections);
  await site.summary.orderButton.click();
  await site.payment.expectOpen();
}

/** A complete purchase. Returns the token of the confirmed order. */
export async function buy(site: Site, shopper: ShopperDetails, selections: Wishes = {}): Promise<string> {
  await walkToCheckout(site);
  await leaveCartStep(site, selections);
  await proveIdentity(site, shopper);
  await continueToSummary(site, shopper, selections);
  await reachPayment(site, selections);
  await site.payment.pay(cards.pays);
  await site.confirmation.expectThanks(shopper.firstname);
  return site.confirmation.orderToken();
}
