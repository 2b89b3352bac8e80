import type { InstallationMode, OrderItem } from '@alzette/shop-model';
import type { OrderedDevice, OrderedSubscription } from '../ordered-parts';

/** A line with the price that the catalogue asks now. Amounts in cents for one piece. */
export interface PricedItem {
  readonly item: OrderItem;
  readonly variantName: string;
  readonly productName: string;
  readonly monthly: number;
  readonly originalMonthly: number;
  readonly discountMonths: number | null;
  readonly activationFee: number;
  readonly activationFeeName: string;
  /** Due today for a device, voucher taken off. */
  readonly upfront: number;
  /** Ways to install it, of which the order names one. Empty for what nobody installs. */
  readonly installationModes: readonly InstallationMode[];
  readonly commitmentMonths: number;
  /** Whether its SIM, if it has one, may be an eSIM. */
  readonly esim: boolean;
  readonly subscription: OrderedSubscription | null;
  readonly device: OrderedDevice | null;
}
