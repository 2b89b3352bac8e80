/** What the receipt of one kind of prepaid order says besides its facts. */
export interface ReceiptWording {
  readonly subject: (operator: string, orderNumber: string) => string;
  readonly heading: string;
  /** @param name first and last name; of a top-up nobody knows it */
  readonly greeting: (name: string) => string;
  readonly intro: string;
  /** What happens now, a paragraph each. */
  readonly next: readonly string[];
}

/** Everything a receipt may say in one language. Amounts come written out. */
export interface ReceiptTexts {
  readonly topUp: ReceiptWording;
  readonly starterPack: ReceiptWording;
  readonly labels: Readonly<Record<'product' | 'number' | 'deliverTo' | 'paid' | 'order' | 'date', string>>;
  readonly vat: (amount: string) => string;
  readonly card: (brand: string, lastDigits: string) => string;
  readonly help: (phone: string) => string;
}
