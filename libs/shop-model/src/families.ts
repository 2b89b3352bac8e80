/** The families of plans; each has its list in the catalogue and its page in the shop. */
export const subscriptionFamilies = ['mobile', 'internet', 'internet-mobile', 'tv', 'duo'] as const;
export type SubscriptionFamily = (typeof subscriptionFamilies)[number];

export function isSubscriptionFamily(value: unknown): value is SubscriptionFamily {
  return subscriptionFamilies.some((family) => family === value);
}

/** What every plan of a family has. */
interface FamilyTraits {
  /** A SIM card, and with it a mobile number. */
  readonly hasSim: boolean;
  /** A line that ends at an address. */
  readonly isAtAddress: boolean;
  /** Internet at that address, whose speeds are stated. */
  readonly hasHomeInternet: boolean;
  /** TV packages can be added. */
  readonly hasTvPackages: boolean;
  /** Two services in one offer, each listed on the card of the item. */
  readonly isJoint: boolean;
  /** The invoice cannot be chosen instead (spec row I5). */
  readonly requiresDirectDebit: boolean;
}

const none = {
  hasSim: false,
  isAtAddress: false,
  hasHomeInternet: false,
  hasTvPackages: false,
  isJoint: false,
  requiresDirectDebit: false,
} as const satisfies FamilyTraits;

const home = { ...none, isAtAddress: true } as const;

const traits = {
  mobile: { ...none, hasSim: true },
  internet: { ...home, hasHomeInternet: true },
  'internet-mobile': { ...home, hasHomeInternet: true, hasSim: true, isJoint: true, requiresDirectDebit: true },
  tv: { ...home, hasTvPackages: true },
  duo: { ...home, hasHomeInternet: true, hasTvPackages: true, isJoint: true },
} as const satisfies Readonly<Record<SubscriptionFamily, FamilyTraits>>;

type FamilyWith<Trait extends keyof FamilyTraits> = {
  [Family in SubscriptionFamily]: (typeof traits)[Family][Trait] extends true ? Family : never;
}[SubscriptionFamily];

/** Whether a type of item is a family whose plans have this. */
export function familyHas<Trait extends keyof FamilyTraits>(type: string, trait: Trait): type is FamilyWith<Trait> {
  return isSubscriptionFamily(type) && traits[type][trait];
}

/** The families whose plans have this, in the order of `subscriptionFamilies`. */
export function familiesWith<Trait extends keyof FamilyTraits>(trait: Trait): readonly FamilyWith<Trait>[] {
  return subscriptionFamilies.filter((family): family is FamilyWith<Trait> => familyHas(family, trait));
}

/** The families whose lines end at an address. */
export const fixedLineTypes = familiesWith('isAtAddress');
export type FixedLineType = (typeof fixedLineTypes)[number];
