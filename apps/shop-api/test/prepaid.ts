import { topUpAddress, type ComplementaryInformation, type OrderRequest } from '@alzette/shop-model';
import { acceptances, address, complementary, orderItem, orderRequest } from './builders';
import type { Journey } from './journey';
import type { TestShop } from './shop';

export const topUpItem = orderItem({ type: 'prepaid-top-up', variantCode: 'top-up-25', productCode: 'top-up' });

export const starterPackItem = orderItem({
  type: 'prepaid-starter-pack',
  variantCode: 'starter-20',
  productCode: 'starter-plus',
});

/** The number to top up. */
export function numberToTopUp(change: Partial<ComplementaryInformation> = {}): ComplementaryInformation {
  const currentPhoneNumber = '+352691123456';
  return complementary({ productVariant: { code: 'top-up-25' }, currentPhoneNumber, simType: null, ...change });
}

/** A top-up of 25.00 with a receipt. */
export function topUp(change: Partial<OrderRequest> = {}): OrderRequest {
  return orderRequest({
    items: [topUpItem],
    complementaryInformations: [numberToTopUp()],
    billingAddress: topUpAddress,
    shippingAddress: topUpAddress,
    kycId: null,
    displayedTotals: { oneOff: 2500, monthly: 0 },
    ...change,
  });
}

/** Ada's starter pack for 15.00. */
export function starterPack(change: Partial<OrderRequest> = {}): OrderRequest {
  return orderRequest({
    items: [starterPackItem],
    complementaryInformations: [],
    billingAddress: address,
    shippingAddress: address,
    kycId: null,
    displayedTotals: { oneOff: 1500, monthly: 0 },
    ...change,
  });
}

export const topUpPayment = {
  amount: 2500,
  type: 'prepaid_top_up',
  phone: '+352691123456',
  acceptances: acceptances('conditions'),
} as const;
export const starterPackPayment = {
  amount: 1500,
  type: 'prepaid_starter_pack',
  acceptances: acceptances('conditions'),
} as const;

/** A prepaid order after its payment, before the return. */
export async function prepaidPaid(shop: TestShop, change: Partial<OrderRequest> = topUp()): Promise<Journey> {
  const guest = await shop.visitor();
  const { body } = await guest.createOrder(change);
  const isTopUp = body.items[0]?.type === 'prepaid-top-up';
  await guest.paymentUrl(body.tokenValue, isTopUp ? topUpPayment : starterPackPayment);
  shop.partners.payments.settle('paid');
  return { guest, token: body.tokenValue };
}

/** The credits of an order. */
export function creditsOf(shop: TestShop, token: string) {
  return shop.database
    .selectFrom('prepaid_credits')
    .innerJoin('orders', 'orders.id', 'prepaid_credits.order_id')
    .select(['phone_number', 'amount', 'credited_at'])
    .where('token_value', '=', token)
    .execute();
}
