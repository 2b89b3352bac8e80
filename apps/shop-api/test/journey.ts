import type { OrderRequest } from '@alzette/shop-model';
import type { TestShop } from './shop';
import type { ShopVisitor } from './shop-visitor';

export interface Journey {
  readonly guest: ShopVisitor;
  /** The order's `tokenValue`. */
  readonly token: string;
}

/** A guest with a new order. */
export async function orderMade(shop: TestShop, change: Partial<OrderRequest> = {}): Promise<Journey> {
  const guest = await shop.guest();
  const { body } = await guest.createOrder(change);
  return { guest, token: body.tokenValue };
}

/** An order with customer information and documents to sign. */
export async function orderReadyToSign(shop: TestShop, change: Partial<OrderRequest> = {}): Promise<Journey> {
  const journey = await orderMade(shop, change);
  await journey.guest.sendCustomerInformation(journey.token);
  await journey.guest.documents(journey.token);
  return journey;
}

/** An order with all documents signed. */
export async function orderSigned(shop: TestShop, change: Partial<OrderRequest> = {}): Promise<Journey> {
  const journey = await orderReadyToSign(shop, change);
  await signEverything(shop, journey);
  return journey;
}

/** Signs the signable documents of an order. */
export async function signEverything(shop: TestShop, { guest, token }: Journey): Promise<void> {
  const { body } = await guest.documents(token);
  for (const { id } of body.documents.filter(({ signable }) => signable)) {
    shop.partners.signature.sign(id);
    await guest.updateDocument(token, id);
  }
}

/** A signed order after the payment, before the return. */
export async function orderPaid(shop: TestShop, change: Partial<OrderRequest> = {}): Promise<Journey> {
  const journey = await orderSigned(shop, change);
  await journey.guest.paymentUrl(journey.token);
  shop.partners.payments.settle('paid');
  return journey;
}
