import { type Locale, luxembourgDate, type OrderItem } from '@alzette/shop-model';
import { priceOffered } from '@alzette/shop-api/order';
import type { ShopContext } from '@alzette/shop-api/platform';
import { contractOperator, type SummaryFacts } from '../document-facts';
import { writePdf } from '../write-pdf';

/** The offer, its language, and whether the buyer is a new customer. */
export interface SummarisedOffer extends Pick<OrderItem, 'type' | 'variantCode'> {
  readonly locale: Locale;
  readonly isNewClient: boolean;
}

/** Summaries of about 50 kB each: every offer of a large catalogue in each language. */
const maxKept = 500;

/**
 * The contract summary of an offer on sale, which shoppers read before they order (Directive (EU) 2018/1972, art. 102(3)); null if the
 * catalogue sells no subscription under the code. It names the offer by its code, because there is no contract yet. A summary is cached
 * until its content changes.
 *
 * @returns a function whose `caller` identifies the visitor; callers take turns
 */
export function offerSummaries({ database, operator, now }: Pick<ShopContext, 'database' | 'operator' | 'now'>) {
  /** By the facts, the most recently used last. */
  const kept = new Map<string, Promise<Buffer>>();

  function written(facts: SummaryFacts, caller: string): Promise<Buffer> {
    const key = JSON.stringify(facts);
    const summary = kept.get(key) ?? writePdf({ kind: 'summary', facts }, caller);
    kept.delete(key);
    kept.set(key, summary);
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    summary.catch(() => kept.delete(key));
    return summary;
  }

  return async (offer: SummarisedOffer, caller: string): Promise<Buffer | null> => {
    const facts = await summaryFacts({ database, operator, now }, offer);
    return facts && written(facts, caller);
  };
}

async function summaryFacts(
  { database, operator, now }: Pick<ShopContext, 'database' | 'operator' | 'now'>,
  { isNewClient, ...offer }: SummarisedOffer,
): Promise<SummaryFacts | null> {
  const priced = await priceOffered(database, offer, isNewClient);
  const subscription = priced?.subscription;
  if (!subscription) return null;
  return {
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
  };
}
