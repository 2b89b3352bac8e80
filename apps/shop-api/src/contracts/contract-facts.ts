import type { ComplementaryInformation, CustomerInformation, Locale, OrderAddress } from '@alzette/shop-model';

/** Everything a contract says. Amounts in cents for one piece, VAT included; `date` yyyy-MM-dd. */
export interface ContractFacts {
  readonly reference: string;
  readonly date: string;
  readonly language: Locale;
  readonly operator: { readonly name: string; readonly legalName: string; readonly phone: string };
  readonly vatPercent: number;
  readonly customer: CustomerInformation;
  readonly accountNumber: string | null;
  readonly billingAddress: OrderAddress;
  readonly complementary: ComplementaryInformation | null;
  readonly plan: {
    readonly name: string;
    readonly quantity: number;
    readonly monthly: number;
    readonly originalMonthly: number;
    readonly discountMonths: number | null;
    readonly activationFee: number;
    readonly activationFeeName: string;
    readonly commitmentMonths: number;
  };
}
