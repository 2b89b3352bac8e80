import {
  type ComplementaryInformation,
  type CustomerInformation,
  fullName,
  type OrderAddress,
  unknownIccid,
  isoDate,
} from '@alzette/shop-model';
import { contractEnd, type MainItem } from '@alzette/shop-api/after-sale';
import { type DocumentReference, isSignable } from '@alzette/shop-api/documents';
import { isRealEmail, type Order, type OrderItemRow } from '@alzette/shop-api/order';
import { presentOffered, presentTerms, schemaLocation, totalPrices } from '@alzette/shop-api/platform';
import { contentUrl, documentPath, productOrderPath } from '../paths';
import { itemPrices } from './prices';
import type { Place, ProductOrder, ProductOrderItem, RelatedParty } from './product-order';
import { actionOf, stateOfItem, stateOfOrder } from './states';

export interface OrderFacts {
  readonly order: Order;
  readonly items: readonly MainItem[];
  readonly documents: readonly DocumentReference[];
  readonly customer: CustomerInformation | null;
}

interface Presentation {
  readonly vatPercent: number;
  /** Whether the response may hold personal data. */
  readonly personal: boolean;
  readonly shopApiUrl: string;
}

/** Where the schema of a part of an order is. */
function schemaOf(shopApiUrl: string, pointer = ''): string {
  return schemaLocation(shopApiUrl, `${productOrderPath}/:id`, pointer);
}

/** A confirmed order in the terms of TMF622. */
export function presentProductOrder(
  { order, items, documents, customer }: OrderFacts,
  presentation: Presentation,
): ProductOrder {
  const { vatPercent, personal, shopApiUrl } = presentation;
  const id = order.number ?? '';
  const state = stateOfOrder(items.map(stateOfItem));
  const last = items.flatMap(({ events }) => events.map(({ at }) => at.getTime()));
  const lastDate = new Date(Math.max(order.confirmed_at?.getTime() ?? 0, ...last)).toISOString();
  const reasons = items.flatMap(({ events }) => contractEnd(events)?.kind ?? []);
  const hasContact = personal && order.email !== '' && isRealEmail(order.email);
  return {
    id,
    href: `${productOrderPath}/${id}`,
    externalId: id,
    category: order.checkout,
    state,
    orderDate: (order.confirmed_at ?? order.created_at).toISOString(),
    ...(state === 'completed' && { completionDate: lastDate }),
    ...(state === 'cancelled' && { cancellationDate: lastDate, cancellationReason: [...new Set(reasons)].join(', ') }),
    ...(hasContact && { notificationContact: order.email }),
    channel: [{ id: order.channel, role: 'sales' }],
    agreement: documents.filter(isSignable).map((document) => ({
      id: document.mandate_reference ?? document.id,
      name: document.name,
      href: `${documentPath}/${document.id}`,
      ...(document.line_identifier !== null && { agreementItemId: document.line_identifier }),
      '@schemaLocation': schemaOf(shopApiUrl, '/properties/agreement/items'),
      '@type': 'AgreementRef',
      '@referredType': 'Agreement',
    })),
    attachment: documents.map((document) => ({
      id: document.id,
      name: document.name,
      attachmentType: document.kind,
      mimeType: 'application/pdf',
      url: contentUrl(document.id),
      '@type': 'Attachment',
    })),
    orderTotalPrice: totalPrices({ monthly: order.monthly_total, oneOff: order.total }, vatPercent),
    productOrderItem: items.flatMap((item) => item.rows.map((row) => presentItem({ order, item, row }, presentation))),
    relatedParty: [relatedParty(order, customer, presentation)],
    '@schemaLocation': schemaOf(shopApiUrl),
    '@type': 'ProductOrder',
  };
}

interface ItemFacts {
  readonly order: Order;
  readonly item: MainItem;
  /** The main item itself, or an add-on of it. */
  readonly row: OrderItemRow;
}

function presentItem({ order, item, row }: ItemFacts, presentation: Presentation): ProductOrderItem {
  const { vatPercent, personal, shopApiUrl } = presentation;
  const isMain = row === item.row;
  const information = isMain ? item.information : null;
  const { installation } = information ?? {};
  const oneOff = row.activation_fee + row.upfront + row.installation_fee;
  const totals = { monthly: row.monthly * row.quantity, oneOff: oneOff * row.quantity };
  const { productOffering, product } = presentOffered({
    code: row.variant_code,
    name: row.variant_name,
    productName: row.device?.name ?? row.product_name,
    isBundle: row.device !== null && row.subscription !== null,
    characteristics: characteristics(row, information, personal),
  });
  return {
    id: row.identifier,
    quantity: row.quantity,
    action: actionOf(item),
    state: stateOfItem(item),
    itemPrice: itemPrices(row, vatPercent),
    itemTotalPrice: totalPrices(totals, vatPercent),
    itemTerm: presentTerms({
      minimumTerm: row.subscription?.commitmentMonths ?? row.commitment_months,
      instalments: row.device?.fundingMonths ?? 0,
    }),
    ...(installation &&
      !row.self_installation && {
        appointment: {
          id: `${order.number ?? ''}:${row.identifier}`,
          description: `${isoDate(installation.date)} ${installation.time}`,
          '@referredType': 'Appointment',
        },
      }),
    productOffering,
    ...(!isMain && { productOrderItemRelationship: [{ id: item.identifier, relationshipType: 'reliesOn' }] }),
    product: { ...product, ...(personal && isMain && { place: placesOf(order, item) }) },
    milestone: isMain
      ? item.events.map(({ kind, at, details: { reason, trackingNumber, trackingUrl, proofId } }) => ({
          name: kind,
          milestoneDate: at.toISOString(),
          ...(reason !== undefined && { message: reason }),
          ...(trackingNumber !== undefined && { trackingNumber }),
          ...(trackingUrl !== undefined && { trackingUrl }),
          ...(proofId !== undefined && { proofUrl: contentUrl(proofId) }),
        }))
      : [],
    '@schemaLocation': schemaOf(shopApiUrl, '/properties/productOrderItem/items'),
    '@type': 'ProductOrderItem',
  };
}

function characteristics(row: OrderItemRow, information: ComplementaryInformation | null, personal: boolean) {
  const { device } = row;
  const { installation } = information ?? {};
  return {
    itemType: row.type,
    model: device?.model,
    simType: information?.simType,
    keepNumber: information?.keepNumber,
    currentOperator: information?.currentOperator,
    installationMode: installation?.mode,
    installationDate: installation && isoDate(installation.date),
    installationTime: row.self_installation ? undefined : installation?.time,
    ...(row.self_installation && { selfInstallation: true }),
    ...(personal && { phoneNumber: information?.currentPhoneNumber, iccid: cardOf(information) }),
    ...(personal && { voucherCode: device?.voucherCode }),
  };
}

/** The ICCID of the SIM card. Null for a changed line, whose existing card is unknown. */
function cardOf(information: ComplementaryInformation | null | undefined): string | null | undefined {
  return information?.iccid === unknownIccid ? null : information?.iccid;
}

/** The buyer. For a client without the right to personal data it is only "the guest" or "the customer" of this order. */
function relatedParty(
  order: Order,
  customer: CustomerInformation | null,
  { personal, shopApiUrl }: Presentation,
): RelatedParty {
  const isGuest = order.account_number === null;
  const kind = {
    role: isGuest ? 'guest' : 'customer',
    '@type': 'RelatedParty',
    '@referredType': isGuest ? 'Individual' : 'Customer',
  } as const;
  if (!personal) return { id: order.number ?? '', ...kind };
  // Erased with the personal data of the order.
  const address: Partial<OrderAddress> = order.billing_address;
  const { firstName = '', lastName = '', street, city, postcode, countryCode } = address;
  const { firstname = firstName, lastname = lastName, birthdate, origin, phone } = customer ?? {};
  const name = fullName({ firstName: firstname, lastName: lastname });
  const medium = (mediumType: 'email' | 'phone' | 'postalAddress', characteristic: Record<string, string>) => ({
    mediumType,
    characteristic,
  });
  return {
    id: order.account_number ?? order.number ?? '',
    ...(name !== '' && { name }),
    ...kind,
    '@schemaLocation': schemaOf(shopApiUrl, '/properties/relatedParty/items'),
    ...(birthdate && { birthDate: isoDate(birthdate) }),
    ...(origin && { nationality: origin }),
    contactMedium: [
      ...(order.email !== '' && isRealEmail(order.email) ? [medium('email', { emailAddress: order.email })] : []),
      ...(phone === undefined ? [] : [medium('phone', { phoneNumber: phone })]),
      ...(street !== undefined && city !== undefined && postcode !== undefined
        ? [medium('postalAddress', { street1: street, city, postCode: postcode, country: countryCode ?? 'LU' })]
        : []),
    ],
  };
}

function placesOf(order: Order, { identifier }: MainItem): Place[] {
  const shipping: Partial<OrderAddress> = order.shipping_address;
  const eligible = order.eligibility_addresses as readonly {
    readonly identifier: string;
    readonly address: Partial<OrderAddress>;
  }[];
  return [
    ...place('delivery', shipping),
    ...eligible
      .filter((each) => each.identifier === identifier)
      .flatMap(({ address }) => place('installation', address)),
  ];
}

function place(
  role: Place['role'],
  { firstName, lastName, street, city, postcode, countryCode }: Partial<OrderAddress>,
) {
  if (street === undefined || city === undefined || postcode === undefined) return [];
  const name = fullName({ firstName, lastName });
  const country = countryCode ?? 'LU';
  return [{ role, name, streetName: street, city, postcode, country, '@type': 'GeographicAddress' as const }];
}
