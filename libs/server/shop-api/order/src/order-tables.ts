import type { Generated } from 'kysely';
import type {
  CheckoutType,
  ComplementaryInformation,
  ItemDelivery,
  Locale,
  OrderAddress,
  OrderItem,
  PaymentState,
} from '@alzette/shop-model';
import type { Json, NullableJson, NullableTimestamp, Timestamp, WithDefault } from '@alzette/shop-api/platform';
import type { OrderedDevice, OrderedSubscription } from './order-item';
import type { OrderEvent, OrderState, TransitionCause } from './transitions';

/** Amounts are integer cents, VAT included, in every table. */
export interface OrderTable {
  id: string;
  token_value: string;
  session_id: string;
  number: string | null;
  state: OrderState;
  checkout: CheckoutType;
  payment_state: PaymentState;
  is_new_client: boolean;
  email: string;
  language: Locale;
  channel: string;
  account_number: string | null;
  kyc_id: string | null;
  /** SHA-256 of name and birth date of the verified person of a guest's order. */
  person_hash: WithDefault<string | null>;
  preconfigured_cart: string | null;
  total: number;
  tax_total: number;
  shipping_total: number;
  monthly_total: number;
  billing_address: Json<OrderAddress>;
  shipping_address: Json<OrderAddress>;
  eligibility_addresses: Json<unknown[]>;
  newsletter_accepted_at: NullableTimestamp;
  /** True for orders older than the SEPA mandate document: their contracts contain the authorisation. */
  mandate_in_contract: WithDefault<boolean>;
  created_at: Timestamp;
  confirmed_at: NullableTimestamp;
  /** When the information about the right of withdrawal was mailed. Null as long as it was not: the period is longer then. */
  informed_of_withdrawal_at: NullableTimestamp;
  /** When the personal data was erased. */
  erased_at: NullableTimestamp;
}

/** A line item. `monthly`, `activation_fee`, `upfront` and `installation_fee` are for one piece. */
export interface OrderItemTable {
  order_id: string;
  position: number;
  identifier: string;
  type: OrderItem['type'];
  variant_code: string;
  product_code: string;
  taxon_code: string | null;
  parent_identifier: string | null;
  variant_name: string;
  product_name: string;
  quantity: number;
  monthly: number;
  original_monthly: number;
  discount_months: number | null;
  activation_fee: number;
  activation_fee_name: string;
  commitment_months: number;
  /** Due once for a device, after the voucher. */
  upfront: number;
  installation_fee: number;
  /** Null for an item that is not installed. */
  installation_name: string | null;
  /** True if no technician comes. */
  self_installation: boolean;
  /** The parcel that the installation mode sends. */
  installation_parcel: string | null;
  subscription: NullableJson<OrderedSubscription>;
  device: NullableJson<OrderedDevice>;
  /** The deliveries with their prices by the tariff. Null in old orders. */
  deliveries: NullableJson<readonly ItemDelivery[]>;
}

export interface OrderComplementaryTable {
  order_id: string;
  position: number;
  identifier: string;
  information: Json<ComplementaryInformation>;
}

/** The transitions of an order, by `id`. Rows are only added, and hold no personal data. */
export interface OrderHistoryTable {
  id: Generated<string>;
  order_id: string;
  from_state: OrderState | null;
  to_state: OrderState;
  event: OrderEvent | 'created' | 'migrated';
  cause: TransitionCause;
  at: Timestamp;
}

/** An order that redeems a voucher. The row is deleted when the order ends unsold. */
export interface VoucherUseTable {
  voucher_code: string;
  order_id: string;
}

declare module '@alzette/shop-api/platform/schema' {
  interface ShopSchema {
    orders: OrderTable;
    order_lines: OrderItemTable;
    order_complementary: OrderComplementaryTable;
    order_history: OrderHistoryTable;
    voucher_uses: VoucherUseTable;
  }
}
