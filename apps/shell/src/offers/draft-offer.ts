import {
  subscriptionItem,
  type AddedLine,
  type AdditionalProduct,
  type CartItem,
  type SubscriptionVariant,
  type TvPackage,
} from '@alzette/shop-model';

/** An offer that is being put together: how its line looks, and what may hang on it. Plans and phones have the same shape. */
export interface DraftOffer {
  readonly line: (added: AddedLine) => CartItem;
  readonly additionals: readonly AdditionalProduct[];
  readonly tvPackages: readonly TvPackage[];
}

export function offerOfPlan(plan: SubscriptionVariant): DraftOffer {
  return {
    line: (added) => subscriptionItem(plan, added),
    additionals: plan.additionals,
    tvPackages: plan.tvPackages,
  };
}
