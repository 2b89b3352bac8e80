import type { OrderResponse, OrderResponseItem } from '@alzette/shop-model';
import { hasSimCard } from './ordered-parts';
import type { Executor } from '../platform/database/transaction';
import { findComplementaryInformations, findOrderItems, type Order } from './order-repository';

type Line = Awaited<ReturnType<typeof findOrderItems>>[number];

/** The order as the shopper's page reads it (spec 3.4). */
export async function presentOrder(database: Executor, order: Order): Promise<OrderResponse> {
  const lines = await findOrderItems(database, order.id);
  return {
    tokenValue: order.token_value,
    number: order.number,
    state: order.state === 'confirmed' ? 'confirmed' : 'new',
    paymentState: order.payment_state,
    card: await findPaidCard(database, order.id),
    isNewClient: order.is_new_client,
    email: order.email,
    currency: 'EUR',
    total: order.total,
    taxTotal: order.tax_total,
    shippingTotal: order.shipping_total,
    monthlyTotal: order.monthly_total,
    billingAddress: order.billing_address,
    shippingAddress: order.shipping_address,
    items: lines.map(presentLine),
    complementaryInformations: await findComplementaryInformations(database, order.id),
    createdAt: order.created_at.toISOString(),
    confirmedAt: order.confirmed_at?.toISOString() ?? null,
  };
}

function presentLine(line: Line): OrderResponseItem {
  const plan = hasSimCard(line.subscription) ? line.subscription : null;
  return {
    identifier: line.identifier,
    type: line.type,
    variantCode: line.variant_code,
    taxonCode: line.taxon_code,
    variantName: line.variant_name,
    mobileProductName: plan?.productName ?? null,
    mobileVariantName: plan?.variantName ?? null,
    deviceModelName: line.device?.name ?? null,
    quantity: line.quantity,
    monthly: line.monthly,
    activationFee: line.activation_fee,
    activationFeeName: line.activation_fee > 0 ? line.activation_fee_name : null,
    upfront: line.upfront,
    installationFee: line.installation_fee,
    installationName: line.installation_name,
  };
}

async function findPaidCard(database: Executor, orderId: string): Promise<OrderResponse['card']> {
  const payment = await database
    .selectFrom('payments')
    .select(['card_brand', 'card_last_digits'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  if (!payment?.card_brand || !payment.card_last_digits) return null;
  return { brand: payment.card_brand, lastDigits: payment.card_last_digits };
}
