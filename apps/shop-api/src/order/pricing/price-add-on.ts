import { maxQuantityOf, type AdditionalVariant, type OrderItem, type TvPackage } from '@alzette/shop-model';
import { unprocessable } from '../../platform/http/problem-error';
import { monthlyPrice } from './monthly-price';
import type { PricedItem } from './priced-line';
import type { ItemOffer } from './read-offers';

/**
 * Prices an add-on or TV package of a line, which has to be one that the line's offer has.
 *
 * @param path where the line stands in the request
 * @throws ProblemError 422
 */
export function priceAddOn(item: OrderItem, parent: ItemOffer, isNewClient: boolean, path: string): PricedItem {
  const variant = item.type === 'tv-package' ? findPackage(item, parent, path) : findAdditional(item, parent, path);
  return {
    item,
    variantName: variant.name,
    productName: variant.product.name,
    ...monthlyPrice(variant.price, isNewClient),
    activationFee: variant.activationFee,
    activationFeeName: variant.activationFeeName,
    upfront: 0,
    installationModes: [],
    commitmentMonths: 0,
    esim: false,
    subscription: null,
    device: null,
  };
}

function findAdditional(item: OrderItem, { additionals }: ItemOffer, path: string): AdditionalVariant {
  const additional = additionals.find(({ code }) => code === item.productCode);
  const variant = additional?.variants.find(({ code }) => code === item.variantCode);
  if (!additional || !variant) throw notOffered(path);
  if (additional.included)
    throw unprocessable('option_included', path, 'comes with the offer and is no line of its own');
  const most = maxQuantityOf(additional);
  if (item.quantity > most) throw unprocessable('quantity_too_high', `${path}/quantity`, `may be ${most} at most`);
  return variant;
}

function findPackage(item: OrderItem, { tvPackages }: ItemOffer, path: string): TvPackage {
  const found = tvPackages.find(({ code, product }) => code === item.variantCode && product.code === item.productCode);
  if (!found) throw notOffered(path);
  if (item.quantity > 1) throw unprocessable('quantity_too_high', `${path}/quantity`, 'may be 1 at most');
  return found;
}

function notOffered(path: string) {
  return unprocessable('option_not_offered', path, 'is not an option of the offer it stands with');
}
