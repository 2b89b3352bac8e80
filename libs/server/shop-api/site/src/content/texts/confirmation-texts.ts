/** For a new customer, for an existing one, and for a changed subscription. */
export interface FamilyTexts {
  readonly welcome: string;
  readonly added: string;
  readonly changed: string;
}

/**
 * The copy of the confirmation screen. Placeholders: order_number, firstname, lastname, subscription_name, device_name. The screen itself
 * greets, and names the order and each item: the text of an item says what happens with it, and may stand under several names.
 */
export interface ConfirmationTexts {
  readonly device: FamilyTexts;
  /** A device without a subscription. */
  readonly deviceAlone: string;
  readonly mobile: FamilyTexts;
  readonly internet: FamilyTexts;
  readonly internetMobile: FamilyTexts;
  readonly tv: FamilyTexts;
  readonly duo: FamilyTexts;
  readonly addOn: string;
  readonly tvPackage: string;
  /** Without names, which a top-up lacks. */
  readonly prepaidTopUp: string;
  readonly prepaidStarterPack: string;
  /** For any other item. */
  readonly other: string;
}
