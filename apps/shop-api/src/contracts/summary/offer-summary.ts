import { type Locale, luxembourgDate, type OrderItem } from '@alzette/shop-model';
import { priceOffered } from '../../order/pricing/price-items';
import type { ShopContext } from '../../platform/shop-context';
import { contractOperator } from '../document-facts';
import { writeSummaryPdf } from './summary-pdf';

/** The offer, and for whom. */
export interface SummarisedOffer extends Pick<OrderItem, 'type' | 'variantCode'> {
  readonly locale: Locale;
  readonly isNewClient: boolean;
}

/**
 * The contract summary of an offer on sale, which shoppers read before they order (Directive (EU) 2018/1972, art. 102(3)); null where the
 * catalogue sells no subscription under the code. It names the offer by its code, because there is no contract yet.
 */
export async function offerSummary(
  { database, operator, now }: Pick<ShopContext, 'database' | 'operator' | 'now'>,
  { isNewClient, ...offer }: SummarisedOffer,
): Promise<Buffer | null> {
  const priced = await priceOffered(database, offer, isNewClient);
  const subscription = priced?.subscription;
  if (!subscription) return null;
  return writeSummaryPdf({
    date: luxembourgDate(now()),
    language: offer.locale,
    operator: contractOperator(operator),
    vatPercent: operator.rules.vatPercent,
    summaryReference: offer.variantCode,
    plan: {
      family: subscription.family,
      name: subscription.variantName,
      quantity: 1,
      monthly: subscription.monthly,
      originalMonthly: subscription.originalMonthly,
      discountMonths: subscription.discountMonths,
      activationFee: priced.activationFee,
      activationFeeName: priced.activationFeeName,
      commitmentMonths: subscription.commitmentMonths,
      service: subscription.service ?? null,
    },
    device: priced.device,
    upfront: priced.upfront,
    installation: null,
    installationModes: priced.installationModes,
    addOns: [],
  });
}
