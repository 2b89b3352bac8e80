import type { Operator } from '@alzette/operator-config';
import type {
  ComplementaryInformation,
  CustomerInformation,
  Installation,
  Locale,
  OrderAddress,
  SubscriptionFamily,
} from '@alzette/shop-model';
import type { OrderedDevice, OrderedService } from '../order/ordered-parts';

/** Everything a contract and its summary say. Amounts in cents for one piece, VAT included; `date` yyyy-MM-dd. */
export interface ContractFacts {
  readonly reference: string;
  readonly date: string;
  readonly language: Locale;
  readonly operator: ContractOperator;
  readonly vatPercent: number;
  /** Of the summary that was given to the customer before. */
  readonly summaryReference: string;
  /** Under which invoices are debited; null when they are not, or as agreed for the customer's account before. */
  readonly mandateReference: string | null;
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
    readonly service: OrderedService | null;
  };
  /** The phone that comes with the plan. */
  readonly device: OrderedDevice | null;
  /** What one piece of the device costs today. */
  readonly upfront: number;
  readonly installation: ContractInstallation | null;
  readonly addOns: readonly ContractAddOn[];
}

export interface ContractOperator extends Pick<Operator, 'name' | 'legalName' | 'speeds'> {
  readonly phone: string;
  /** Its lines, as on a letter. */
  readonly address: readonly string[];
}

/** When the line is installed, the way to do it by its name, and what that costs once. */
export interface ContractInstallation extends Pick<Installation, 'date' | 'time'> {
  readonly name: string;
  readonly fee: number;
}

/** An add-on or TV package that was ordered with the plan. */
export interface ContractAddOn {
  readonly name: string;
  readonly quantity: number;
  readonly monthly: number;
  readonly originalMonthly: number;
  readonly discountMonths: number | null;
  readonly activationFee: number;
  readonly activationFeeName: string;
}
