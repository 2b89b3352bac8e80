import type { Locale, OrderItem, OrderRequest, PrepaidCheckoutType } from '@alzette/shop-model';
import { findStarterPacks, findTopUpAmounts } from '../catalogue/prepaid-repository';
import type { BookedItem } from '../order/order-item';
import type { Executor } from '../platform/database/schema';
import { unprocessable } from '../platform/http/problem';
import { checkPrepaidOrder } from './check-prepaid-order';

const topUpProductCode = 'top-up';

interface PrepaidProduct {
  readonly code: string;
  readonly productCode: string;
  readonly name: string;
  readonly amount: number;
}

/**
 * The item of a prepaid order at the catalogue's price, due once. A starter pack is delivered free of charge.
 *
 * @throws ProblemError 422
 */
export async function prepaidItem(
  database: Executor,
  request: OrderRequest,
  checkout: PrepaidCheckoutType,
): Promise<BookedItem> {
  const item = checkPrepaidOrder(request, checkout);
  const products = await findProducts(database, checkout, request.preferredLanguage);
  const product = products.find(
    ({ code, productCode }) => code === item.variantCode && productCode === item.productCode,
  );
  if (!product) throw unprocessable('unknown_variant', 'body/items/0/variantCode', 'is not in the catalogue');
  return paidOnce(item, product);
}

async function findProducts(
  database: Executor,
  checkout: PrepaidCheckoutType,
  locale: Locale,
): Promise<PrepaidProduct[]> {
  if (checkout === 'prepaid_top_up') {
    const amounts = await findTopUpAmounts(database, locale);
    return amounts.map((amount) => ({ ...amount, productCode: topUpProductCode }));
  }
  const packs = await findStarterPacks(database, locale);
  return packs.map(({ code, product, name, amount }) => ({ code, productCode: product.code, name, amount }));
}

function paidOnce(item: OrderItem, { name, amount }: PrepaidProduct): BookedItem {
  return {
    item,
    variantName: name,
    productName: name,
    monthly: 0,
    originalMonthly: 0,
    discountMonths: null,
    activationFee: 0,
    activationFeeName: '',
    upfront: amount,
    installationModes: [],
    installationFee: 0,
    installationName: null,
    commitmentMonths: 0,
    esim: false,
    subscription: null,
    device: null,
  };
}
