import type { OrderItem, OrderRequest, Voucher } from '@alzette/shop-model';
import type { Executor } from '../../platform/database/transaction';
import { unprocessable } from '../../platform/http/problem-error';
import { checkAddOns } from './check-options';
import { priceAddOn } from './price-add-on';
import { priceOfferItem } from './price-offer-line';
import type { PricedItem } from './priced-line';
import { readOffers, type ItemOffer, type OfferOf } from './read-offers';

const addOnTypes: readonly OrderItem['type'][] = ['subscription-additional', 'tv-package'];

interface Buyer {
  readonly isNewClient: boolean;
  /** By the identifier of the device's line. */
  readonly vouchers: ReadonlyMap<string, Voucher>;
}

/**
 * Prices every line from the catalogue; nothing the client says about prices is read.
 *
 * @throws ProblemError 422 naming the line that cannot be sold like this
 */
export async function priceItems(database: Executor, request: OrderRequest, buyer: Buyer): Promise<PricedItem[]> {
  const offerOf = await readOffers(database, request);
  const lines = request.items.map((item, index) => {
    const path = `body/items/${index}`;
    return isAddOn(item)
      ? priceAddOn(item, parentOffer(request.items, item, offerOf, path), buyer.isNewClient, path)
      : priceLine(item, offerOf, buyer, path);
  });
  checkAddOns(request.items, offerOf);
  return lines;
}

export function isAddOn({ type }: Pick<OrderItem, 'type'>): boolean {
  return addOnTypes.includes(type);
}

function priceLine(item: OrderItem, offerOf: OfferOf, { isNewClient, vouchers }: Buyer, path: string): PricedItem {
  const offer = offerOf(item);
  if (!offer) throw unprocessable('unknown_variant', `${path}/variantCode`, 'is not in the catalogue');
  if (item.parentIdentifier !== null) {
    throw unprocessable('unexpected_parent', `${path}/parentIdentifier`, 'has to be null for a line of its own');
  }
  return priceOfferItem(item, offer, { isNewClient, voucher: vouchers.get(item.identifier) ?? null });
}

function parentOffer(items: readonly OrderItem[], item: OrderItem, offerOf: OfferOf, path: string): ItemOffer {
  const parent = items.find(({ identifier }) => identifier === item.parentIdentifier);
  const offer = parent && !isAddOn(parent) ? offerOf(parent) : null;
  if (!offer) throw unprocessable('unknown_parent', `${path}/parentIdentifier`, 'has to be a line of this order');
  return offer;
}
