import type { HostServices } from '@alzette/remote-contract';
import { getStarterPacks, getTopUpAmounts, rebuildCart } from '@alzette/shop-client';
import { isPrepaidCheckout, starterPackProduct, type SavedCartEntry } from '@alzette/shop-model';
import { checkoutTypeChosen, offerAdded, prepaidChosen, selectCart, type ShopStore } from '@alzette/shop-store';
import { EmbedOfferError, type EmbedOffer } from '../embed-host';

/** Adds an offer to the cart, with current names and prices of the catalogue. @throws EmbedOfferError */
export async function addOffer(store: ShopStore, services: HostServices, offer: EmbedOffer): Promise<void> {
  const { items, prepaid } = selectCart(store.getState());
  const isPrepaid = isPrepaidCheckout(offer.type);
  const isOtherCheckout = isPrepaid
    ? items.length > 0 || (prepaid !== null && prepaid.type !== offer.type)
    : prepaid !== null;
  if (isOtherCheckout && offer.replace !== true) throw new EmbedOfferError('other_checkout');
  await (isPrepaid ? choosePrepaid(store, services, offer) : addToCart(store, services, offer));
}

async function choosePrepaid(
  store: ShopStore,
  { http, locale }: HostServices,
  { type, code }: EmbedOffer,
): Promise<void> {
  const onSale =
    type === 'prepaid_top_up'
      ? await getTopUpAmounts(http, locale)
      : (await getStarterPacks(http, locale)).map(starterPackProduct);
  const product = onSale.find((each) => each.code === code);
  if (!product) throw new EmbedOfferError('unknown_offer');
  const { prepaid } = selectCart(store.getState());
  // The same product keeps the cart, so that a retried payment does not create a second order.
  if (prepaid?.type !== product.type || prepaid.code !== product.code) store.dispatch(prepaidChosen({ product }));
}

async function addToCart(store: ShopStore, { http, locale }: HostServices, { type, code }: EmbedOffer): Promise<void> {
  const entry: SavedCartEntry = {
    ...{ type: type as SavedCartEntry['type'], code, productCode: code, taxon: null, quantity: 1 },
    ...{ identifier: `${type}-${crypto.randomUUID()}`, parentIdentifier: null, origin: `/${locale}` },
  };
  const { items } = await rebuildCart(http, locale, [entry]);
  if (items.length === 0) throw new EmbedOfferError('unknown_offer');
  if (items[0]?.device?.soldOut) throw new EmbedOfferError('sold_out');
  const { checkoutType } = selectCart(store.getState());
  if (checkoutType !== 'esales') store.dispatch(checkoutTypeChosen({ checkoutType: 'esales' }));
  store.dispatch(offerAdded({ items }));
}
