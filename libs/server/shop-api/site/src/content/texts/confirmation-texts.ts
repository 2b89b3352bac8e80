/** For a new customer, for an existing one, and for a changed subscription. */
export interface FamilyTexts {
  readonly welcome: string;
  readonly added: string;
  readonly changed: string;
}

/**
 * The copy of the confirmation screen. Placeholders: order_number, firstname, lastname, subscription_name, device_name. The screen itself
 * shows a greeting, the order and each item. The text of an item describes its next steps, and may appear under several names.
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
  /** Without names, because a top-up has none. */
  readonly prepaidTopUp: string;
  readonly prepaidStarterPack: string;
  /** For any other item. */
  readonly other: string;
}
