import type {
  ComplementaryInformation,
  CustomerInformation,
  Installation,
  Locale,
  OrderAddress,
  SubscriptionFamily,
} from '@alzette/shop-model';
import type { OrderedDevice } from '../database/order-line-parts';

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
    readonly family: SubscriptionFamily;
    readonly name: string;
    readonly quantity: number;
    readonly monthly: number;
    readonly originalMonthly: number;
    readonly discountMonths: number | null;
    readonly activationFee: number;
    readonly activationFeeName: string;
    readonly commitmentMonths: number;
  };
  /** The phone that comes with the plan. */
  readonly device: OrderedDevice | null;
  /** What one piece of the device costs today. */
  readonly upfront: number;
  readonly installation: ContractInstallation | null;
  readonly options: readonly ContractOption[];
}

/** When the line is installed, the way to do it by its name, and what that costs once. */
export interface ContractInstallation extends Pick<Installation, 'date' | 'time'> {
  readonly name: string;
  readonly fee: number;
}

/** An add-on or TV package that was ordered with the plan. */
export interface ContractOption {
  readonly name: string;
  readonly quantity: number;
  readonly monthly: number;
  readonly originalMonthly: number;
  readonly discountMonths: number | null;
  readonly activationFee: number;
  readonly activationFeeName: string;
}
