import {
  additionalItem,
  tvPackageItem,
  type AdditionalProduct,
  type CartItem,
  type TvPackage,
} from '@alzette/shop-model';

interface AddOns {
  readonly additionals: readonly AdditionalProduct[];
  readonly tvPackages: readonly TvPackage[];
}

/**
 * Of what was chosen, everything that the offer of `line` has too, now hanging on `line`, with what the offer requires
 * (spec row D7). Choices survive a change of plan this way; what the new plan lacks stays behind.
 */
export function fittingAddOns(line: CartItem, offer: AddOns, chosen: readonly CartItem[]): readonly CartItem[] {
  const additionals = offer.additionals
    .filter(({ included }) => !included)
    .flatMap((additional) => fittingAdditional(line, additional, chosen) ?? []);
  const packages = offer.tvPackages.flatMap((tvPackage) => {
    const present = chosen.find(({ type, variant }) => type === 'tv-package' && variant.code === tvPackage.code);
    return present ? [tvPackageItem(line, tvPackage, present.identifier)] : [];
  });
  return [...additionals, ...packages];
}

function fittingAdditional(
  line: CartItem,
  additional: AdditionalProduct,
  chosen: readonly CartItem[],
): CartItem | null {
  const { code, required, variants } = additional;
  const present = chosen.find(({ type, product }) => type === 'subscription-additional' && product.code === code);
  const variant = variants.find((each) => each.code === present?.variant.code) ?? (required ? variants[0] : undefined);
  return variant ? additionalItem(line, additional, variant, present?.quantity ?? 1) : null;
}
