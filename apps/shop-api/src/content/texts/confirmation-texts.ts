/** What is said of one ordered line: to a new client, to an existing one, and of a line that changes. */
export interface LineTexts {
  readonly welcome: string;
  readonly added: string;
  readonly changed: string;
}

/**
 * Everything the confirmation screen may say in one language. Placeholders: order_number, firstname, lastname,
 * subscription_name, device_name.
 */
export interface ConfirmationTexts {
  readonly device: LineTexts;
  /** A device without a subscription. */
  readonly deviceAlone: string;
  readonly mobile: LineTexts;
  readonly internet: LineTexts;
  readonly internetMobile: LineTexts;
  readonly tv: LineTexts;
  readonly duo: LineTexts;
  readonly additional: string;
  readonly tvPackage: string;
  /** Of a top-up, which knows nobody's name. */
  readonly prepaidTopUp: string;
  readonly prepaidStarterPack: string;
  /** Of whatever has no words of its own. */
  readonly other: string;
}
