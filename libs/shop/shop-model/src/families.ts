/** The families of plans; each has its list in the catalogue and its page in the shop. */
export const subscriptionFamilies = ['mobile', 'internet', 'internet-mobile', 'tv', 'duo'] as const;
export type SubscriptionFamily = (typeof subscriptionFamilies)[number];

export function isSubscriptionFamily(value: unknown): value is SubscriptionFamily {
  return subscriptionFamilies.some((family) => family === value);
}

/** The families whose plans have something in common. */
const familiesByTrait = {
  /** A SIM card, and with it a mobile number (spec row E9). */
  hasSim: ['mobile', 'internet-mobile'],
  /** A line that ends at an address. */
  isAtAddress: ['internet', 'internet-mobile', 'tv', 'duo'],
  /** Internet at that address, whose speeds are stated. */
  hasHomeInternet: ['internet', 'internet-mobile', 'duo'],
  /** TV packages can be added. */
  hasTvPackages: ['tv', 'duo'],
  /** Two services in one offer, each listed on the card of the item. */
  isJoint: ['internet-mobile', 'duo'],
  /** The invoice cannot be chosen instead (spec row I5). */
  requiresDirectDebit: ['internet-mobile'],
} as const satisfies Readonly<Record<string, readonly SubscriptionFamily[]>>;

type FamilyTrait = keyof typeof familiesByTrait;

/** Whether a type of item is a family whose plans have this. */
export function familyHas(type: string, trait: FamilyTrait): boolean {
  return familiesByTrait[trait].some((family) => family === type);
}

/** The families whose plans have this. */
export function familiesWith<Trait extends FamilyTrait>(trait: Trait): (typeof familiesByTrait)[Trait] {
  return familiesByTrait[trait];
}

/** The list of the catalogue that has the plans of a family: that of internet has two families. */
export function catalogueListOf(family: string): string {
  return family === 'internet-mobile' ? 'internet' : family;
}

/** The families whose lines end at an address. */
export const fixedLineTypes = familiesByTrait.isAtAddress;
export type FixedLineType = (typeof fixedLineTypes)[number];

export function isFixedLineType(type: string): type is FixedLineType {
  return familyHas(type, 'isAtAddress');
}
