/** The copy for one kind of prepaid order. */
export interface ReceiptWording {
  readonly subject: (operator: string, orderNumber: string) => string;
  readonly heading: string;
  /** @param name first and last name; unknown for a top-up */
  readonly greeting: (name: string) => string;
  readonly intro: string;
  /** The label of the address that the shopper needs next. */
  readonly action?: string;
  /** The next steps, one paragraph each. */
  readonly next: readonly string[];
}

/** Amounts are formatted already. */
export interface ReceiptTexts {
  readonly topUp: ReceiptWording;
  readonly starterPack: ReceiptWording;
  readonly labels: Readonly<Record<'product' | 'number' | 'deliverTo' | 'paid' | 'order' | 'date', string>>;
  readonly vat: (amount: string) => string;
  readonly card: (brand: string, lastDigits: string) => string;
  /** The label of the link to the order. */
  readonly follow: string;
  /** The information about the right of withdrawal, and the label of the link to the page where the shopper withdraws. */
  readonly withdrawal: string;
  readonly withdraw: string;
  readonly help: (phone: string) => string;
}
