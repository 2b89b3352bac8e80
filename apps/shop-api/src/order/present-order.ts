import type { OrderResponse, OrderResponseItem } from '@alzette/shop-model';
import type { Executor } from '../platform/database/schema';
import { hasSimCard } from './order-item';
import { findComplementaryInformations, findOrderItems, type Order, type OrderItemRow } from './order-repository';

/** The order as the checkout reads it (spec 3.4). @param card the card that paid it */
export async function presentOrder(
  database: Executor,
  order: Order,
  card: OrderResponse['card'],
): Promise<OrderResponse> {
  const items = await findOrderItems(database, order.id);
  return {
    tokenValue: order.token_value,
    number: order.number,
    state: order.state === 'confirmed' ? 'confirmed' : 'new',
    paymentState: order.payment_state,
    card,
    isNewClient: order.is_new_client,
    email: order.email,
    currency: 'EUR',
    total: order.total,
    taxTotal: order.tax_total,
    shippingTotal: order.shipping_total,
    monthlyTotal: order.monthly_total,
    billingAddress: order.billing_address,
    shippingAddress: order.shipping_address,
    items: items.map(presentItem),
    complementaryInformations: await findComplementaryInformations(database, order.id),
    createdAt: order.created_at.toISOString(),
    confirmedAt: order.confirmed_at?.toISOString() ?? null,
  };
}

function presentItem(row: OrderItemRow): OrderResponseItem {
  const plan = hasSimCard(row.subscription) ? row.subscription : null;
  return {
    identifier: row.identifier,
    type: row.type,
    variantCode: row.variant_code,
    taxonCode: row.taxon_code,
    variantName: row.variant_name,
    mobileProductName: plan?.productName ?? null,
    mobileVariantName: plan?.variantName ?? null,
    deviceModelName: row.device?.name ?? null,
    quantity: row.quantity,
    monthly: row.monthly,
    activationFee: row.activation_fee,
    activationFeeName: row.activation_fee > 0 ? row.activation_fee_name : null,
    upfront: row.upfront,
    installationFee: row.installation_fee,
    installationName: row.installation_name,
  };
}
