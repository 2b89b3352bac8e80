import type { HostServices } from '@alzette/remote-contract';
import { getStarterPacks, getTopUpAmounts, rebuildCart } from '@alzette/shop-client';
import { isPrepaidCheckout, starterPackProduct, type SavedCartEntry } from '@alzette/shop-model';
import { checkoutTypeChosen, offerAdded, prepaidChosen, selectCart, type ShopStore } from '@alzette/shop-store';
import { EmbedOfferError, type EmbedOffer } from '../embed-offer';

/** Puts an offer into the cart, with the words and prices that the catalogue has today. @throws EmbedOfferError */
export async function addOffer(store: ShopStore, services: HostServices, offer: EmbedOffer): Promise<void> {
  const { items, prepaid } = selectCart(store.getState());
  const isPrepaid = isPrepaidCheckout(offer.type);
  const isOfAnother = isPrepaid
    ? items.length > 0 || (prepaid !== null && prepaid.type !== offer.type)
    : prepaid !== null;
  if (isOfAnother && offer.replace !== true) throw new EmbedOfferError('other_checkout');
  await (isPrepaid ? choosePrepaid(store, services, offer) : putInCart(store, services, offer));
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
  // The cart of an order under way stays the one it is: paying it again makes no second order.
  if (prepaid?.type !== product.type || prepaid.code !== product.code) store.dispatch(prepaidChosen({ product }));
}

async function putInCart(store: ShopStore, { http, locale }: HostServices, { type, code }: EmbedOffer): Promise<void> {
  const entry: SavedCartEntry = {
    ...{ type: type as SavedCartEntry['type'], code, productCode: code, taxon: null, quantity: 1 },
    ...{ identifier: `${type}-${crypto.randomUUID()}`, parentIdentifier: null, origin: `/${locale}` },
  };
  const { items } = await rebuildCart(http, locale, [entry]);
  if (items.length === 0) throw new EmbedOfferError('unknown_offer');
  const { checkoutType } = selectCart(store.getState());
  if (checkoutType !== 'esales') store.dispatch(checkoutTypeChosen({ checkoutType: 'esales' }));
  store.dispatch(offerAdded({ items }));
}
