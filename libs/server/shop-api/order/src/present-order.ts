import {
  type ComplementaryInformation,
  type DeliveredThing,
  luxembourgDate,
  type OrderMilestone,
  type OrderResponse,
  type OrderResponseItem,
  withQuantity,
  wireDate,
} from '@alzette/shop-model';
import { findDeviceImages } from '@alzette/shop-api/catalogue';
import { addWorkingDays, type Executor } from '@alzette/shop-api/platform';
import { monthlyStepsOf } from './monthly-steps';
import { hasSimCard } from './order-item';
import { findOrderParts, type OrderItemRow, type OrderParts } from './order-parts-repository';
import type { Order } from './order-repository';

/**
 * The order as the checkout reads it (spec 3.4).
 *
 * @param card the card that paid it
 * @param known its parts, if they are loaded
 */
export async function presentOrder(
  database: Executor,
  order: Order,
  card: OrderResponse['card'],
  known?: OrderParts,
): Promise<OrderResponse> {
  const { items, complementary } = known ?? (await findOrderParts(database, order.id));
  const images = await findDeviceImages(
    database,
    items.flatMap(({ device, variant_code }) => (device ? [variant_code] : [])),
  );
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
    shippingWaived: shippingWaived(order, items),
    monthlyTotal: order.monthly_total,
    monthlySteps: [...monthlyStepsOf(items)],
    billingAddress: order.billing_address,
    shippingAddress: order.shipping_address,
    items: items.map((item) => ({ ...presentItem(item), image: images.get(item.variant_code) ?? null })),
    complementaryInformations: [...complementary],
    timeline: orderTimeline(order, items, complementary),
    createdAt: order.created_at.toISOString(),
    confirmedAt: order.confirmed_at?.toISOString() ?? null,
  };
}

/** The delivery cost by the tariff, in cents, if the order does not charge it */
function shippingWaived({ shipping_total: asked }: Order, items: readonly OrderItemRow[]): number {
  if (asked > 0) return 0;
  return items.flatMap(({ deliveries }) => deliveries ?? []).reduce((sum, { price }) => sum + price, 0);
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
    monthlySteps: [...monthlyStepsOf([row])],
    activationFee: row.activation_fee,
    activationFeeName: row.activation_fee > 0 ? row.activation_fee_name : null,
    upfront: row.upfront,
    installationFee: row.installation_fee,
    installationName: row.installation_name,
    ...(row.self_installation && { selfInstallation: true }),
    ...(row.deliveries && { deliveries: [...row.deliveries] }),
  };
}

/** Working days until a parcel arrives, and until a number is ported after its SIM has arrived. */
const parcelDays = 2;
const portingDays = 1;

/** The next milestones of each item of a confirmed order, with their days in Luxembourg. Empty before the confirmation. */
export function orderTimeline(
  { confirmed_at: confirmedAt }: Pick<Order, 'confirmed_at'>,
  items: readonly OrderItemRow[],
  informations: readonly ComplementaryInformation[],
): OrderMilestone[] {
  if (confirmedAt === null) return [];
  const orderedOn = luxembourgDate(confirmedAt);
  const parcelOn = addWorkingDays(orderedOn, parcelDays);
  return items.flatMap((item) => {
    const { identifier } = item;
    const information = informations.find((each) => each.identifier === identifier);
    const hasCard = information?.simType === 'physical';
    const milestones: OrderMilestone[] = [];
    const add = (kind: OrderMilestone['kind'], day: string) =>
      milestones.push({ identifier, kind, date: wireDate(day), time: null });
    if (information?.simType === 'eSIM') add('esim', orderedOn);
    const contents = parcelOf(item, items, hasCard);
    if (contents.length > 0)
      milestones.push({ identifier, kind: 'parcel', date: wireDate(parcelOn), time: null, contents });
    // A changed line keeps its number without porting.
    if (information?.keepNumber && information.subscriptionMode === 'new')
      add('porting', addWorkingDays(hasCard ? parcelOn : orderedOn, portingDays));
    if (information?.installation) {
      const { date, time } = information.installation;
      milestones.push({ identifier, kind: 'installation', date, time });
    }
    return milestones;
  });
}

/** The parcel contents of an item: the device, the SIM card of its plan, the box of its installation, and add-ons such as a router. */
function parcelOf(
  { identifier, device, subscription, variant_name: variant, quantity, installation_parcel: box }: OrderItemRow,
  items: readonly OrderItemRow[],
  hasCard: boolean,
): DeliveredThing[] {
  const addOns = items.filter(
    ({ parent_identifier, deliveries }) => parent_identifier === identifier && deliveries?.length,
  );
  return [
    ...(device ? [{ kind: 'parcel' as const, name: withQuantity(quantity, device.name) }] : []),
    ...(hasCard ? [{ kind: 'sim' as const, name: withQuantity(quantity, subscription?.variantName ?? variant) }] : []),
    ...(box === null ? [] : [{ kind: 'parcel' as const, name: withQuantity(quantity, box) }]),
    ...addOns.map((addOn) => ({ kind: 'parcel' as const, name: withQuantity(addOn.quantity, addOn.variant_name) })),
  ];
}
