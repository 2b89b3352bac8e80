import {
  type CartItem,
  cartTotals,
  chargesOf,
  monthlyOf,
  oneOffOf,
  type RecurringCharge,
  type SavedCartEntry,
  upfrontOf,
} from '@alzette/shop-model';
import { deviceModel } from '@alzette/shop-api/catalogue';
import {
  type Charge,
  offering,
  oneTime,
  presentOffered,
  presentTerms,
  pricesOf,
  recurring,
  schemaLocation,
  totalPrices,
} from '@alzette/shop-api/platform';
import type { RestoredCart } from './restore-cart';
import type { ShoppingCart, TmfCartItem } from './shopping-cart';

export const shoppingCartPath = '/tmf-api/shoppingCart/v4/shoppingCart';

interface OpenedCart extends RestoredCart {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Prices are those of a new customer, because a link does not identify its user. */
const isExistingCustomer = false;

/** A saved cart in the terms of TMF663. */
export function presentShoppingCart(
  { token, expiresAt, items, notSold }: OpenedCart,
  { vatPercent, shopApiUrl }: { readonly vatPercent: number; readonly shopApiUrl: string },
): ShoppingCart {
  const itemSchema = schemaLocation(shopApiUrl, `${shoppingCartPath}/:id`, '/properties/cartItem/items');
  const presented = [...items.map((item) => presentItem(item, vatPercent)), ...notSold.map(presentNotSold)];
  return {
    id: token,
    href: `${shoppingCartPath}/${token}`,
    validFor: { endDateTime: new Date(expiresAt).toISOString() },
    cartItem: presented.map((item) => ({
      ...item,
      ItemTotalPrice: item.itemTotalPrice,
      '@schemaLocation': itemSchema,
    })),
    cartTotalPrice: totalPrices(cartTotals(items, isExistingCustomer), vatPercent),
    '@type': 'ShoppingCart',
  };
}

type PresentedItem = Omit<TmfCartItem, 'ItemTotalPrice' | '@schemaLocation'>;

function presentItem(item: CartItem, vatPercent: number): PresentedItem {
  const { identifier, quantity, parentIdentifier, variant, product, device, subscription } = item;
  const totals = { monthly: monthlyOf(item, isExistingCustomer), oneOff: oneOffOf(item) };
  return {
    id: identifier,
    quantity,
    action: 'add',
    itemPrice: pricesOf(chargesOfPiece(item), vatPercent),
    itemTotalPrice: totalPrices(totals, vatPercent),
    itemTerm: presentTerms({
      minimumTerm: (subscription ?? item).commitmentMonths,
      instalments: device?.funding?.months ?? 0,
    }),
    note: device?.soldOut ? [{ text: 'sold out' }] : [],
    ...relationship(parentIdentifier),
    ...presentOffered({
      code: variant.code,
      name: variant.name,
      productName: product.name,
      isBundle: subscription !== null,
      characteristics: {
        itemType: item.type,
        model: device && deviceModel(device),
        installationMode: item.installationMode,
      },
    }),
    '@type': 'CartItem',
  };
}

function presentNotSold({ identifier, quantity, parentIdentifier, code }: SavedCartEntry): PresentedItem {
  return {
    id: identifier,
    quantity,
    action: 'add',
    itemPrice: [],
    itemTotalPrice: [],
    itemTerm: [],
    note: [{ text: 'no longer sold' }],
    ...relationship(parentIdentifier),
    productOffering: offering(code, false),
    '@type': 'CartItem',
  };
}

function relationship(parent: string | null): Pick<TmfCartItem, 'cartItemRelationship'> {
  return parent === null ? {} : { cartItemRelationship: [{ id: parent, relationshipType: 'reliesOn' }] };
}

/** The prices of one piece, with the same names as in an order. */
function chargesOfPiece(item: CartItem): Charge[] {
  const { device, subscription, price, parentIdentifier, installationModes, installationMode } = item;
  const [own, ofPlan] = chargesOf({ ...item, quantity: 1 }, isExistingCustomer);
  const ownName = device ? 'instalment' : parentIdentifier === null ? 'plan' : 'monthly';
  const fees = [price, ...(subscription ? [subscription.price] : [])].map(({ activationFee, activationFeeName }) =>
    oneTime(activationFeeName || 'activation', activationFee),
  );
  const mode = installationModes.find(({ code }) => code === installationMode);
  return [
    ...named('plan', ofPlan),
    ...named(ownName, own),
    ...fees.flat(),
    ...oneTime('device', upfrontOf(item)),
    ...(mode ? oneTime(mode.label, mode.price) : []),
  ];
}

function named(name: string, charge: RecurringCharge | undefined): Charge[] {
  return charge ? recurring(name, charge.monthly, charge.original, charge.discountMonths) : [];
}
