import type { ColumnType, Generated } from 'kysely';
import type {
  CheckoutType,
  ComplementaryInformation,
  CreditCheckStatus,
  CustomerInformation,
  DocumentKind,
  KycInformation,
  Locale,
  OrderAddress,
  OrderItem,
  OrderResponse,
  PaymentState,
} from '@alzette/shop-model';
import type { OrderEvent } from '../../order/transitions';
import type { OrderState } from '../../order/order-states';
import type { CatalogueSchema } from '../../catalogue/catalogue-tables';
import type { Json, NullableJson } from './json';
import type { OrderedDevice, OrderedSubscription } from '../../order/ordered-parts';
import type { WorkSchema } from './work-schema';

type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;
type NullableBytes = ColumnType<Uint8Array | null, Uint8Array | null, Uint8Array | null>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

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
  preconfigured_cart: string | null;
  total: number;
  tax_total: number;
  shipping_total: number;
  monthly_total: number;
  billing_address: Json<OrderAddress>;
  shipping_address: Json<OrderAddress>;
  eligibility_addresses: Json<unknown[]>;
  newsletter_accepted_at: NullableTimestamp;
  /** Contracts of before mandates were documents of their own hold the customer's authorisation themselves. */
  mandate_in_contract: ColumnType<boolean, boolean | undefined, boolean>;
  created_at: Timestamp;
  confirmed_at: NullableTimestamp;
  /** When what is personal in the order was erased; it has ended long before. */
  erased_at: NullableTimestamp;
}

/** `monthly`, `activation_fee`, `upfront` and `installation_fee` are for one piece; a line costs them times `quantity`. */
export interface OrderLineTable {
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
  /** Due once for a device, voucher taken off. */
  upfront: number;
  /** Of the way to install it that was chosen; its name is null for what nobody installs. */
  installation_fee: number;
  installation_name: string | null;
  subscription: NullableJson<OrderedSubscription>;
  device: NullableJson<OrderedDevice>;
}

export interface OrderComplementaryTable {
  order_id: string;
  position: number;
  identifier: string;
  information: Json<ComplementaryInformation>;
}

/** A day, yyyy-MM-dd, on which no technician is free. */
export interface InstallationFullDayTable {
  day: string;
}

export interface IdempotencyKeyTable {
  session_id: string;
  key: string;
  /** SHA-256 of the request's body. */
  fingerprint: string;
  order_id: string | null;
  /** What the request was answered with, and every repetition of it is. */
  answer: NullableJson<OrderResponse>;
  created_at: Timestamp;
}

export interface CustomerInformationTable {
  order_id: string;
  information: Json<CustomerInformation>;
  updated_at: Timestamp;
}

export interface IdentityVerificationTable {
  id: string;
  session_id: string;
  information: Json<KycInformation>;
  /** The order that was sold under it, or may still be. */
  used_by_order: ColumnType<string | null, string | null | undefined, string | null>;
  /** Result of the last credit check of this person; null before the first one. */
  credit_status: ColumnType<CreditCheckStatus | null, CreditCheckStatus | null | undefined, CreditCheckStatus | null>;
  credit_checked_at: NullableTimestamp;
  verified_at: Timestamp;
}

/** Every document of an order: of each subscription a summary and a contract, of the order its mandate. */
export interface ContractTable {
  id: string;
  order_id: string;
  kind: ColumnType<DocumentKind, DocumentKind | undefined, DocumentKind>;
  /** Null for a document of the whole order. */
  line_identifier: string | null;
  position: number;
  name: string;
  filename: string;
  content: Bytes;
  sha256: string;
  partner_document_id: string | null;
  frame_url: string | null;
  attempt: number;
  error: string | null;
  signed_content: NullableBytes;
  signed_sha256: string | null;
  signed_document_id: string | null;
  signed_at: NullableTimestamp;
  /** Of a mandate: under which the customer's account is debited. */
  mandate_reference: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Timestamp;
}

export type TransitionCause = 'shopper' | 'return' | 'webhook' | 'reconciliation' | 'expiry' | 'operator' | 'migration';

/** How an order came to its state, in the order of `id`. Rows are added and never changed; nothing in them is personal. */
export interface OrderHistoryTable {
  id: Generated<string>;
  order_id: string;
  from_state: OrderState | null;
  to_state: OrderState;
  event: OrderEvent | 'created' | 'migrated';
  cause: TransitionCause;
  at: Timestamp;
}

export type PaymentRowState =
  | 'creating'
  | 'open'
  /** The shopper has done everything, the bank has not answered. */
  | 'pending'
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'expired'
  /** The provider took money that does not match the order: a person has to look at it. */
  | 'mismatched';

export interface PaymentTable {
  id: string;
  order_id: string;
  attempt: number;
  state: PaymentRowState;
  amount: number;
  currency: 'EUR';
  language: Locale;
  description: string;
  return_url: string;
  provider_session_id: string | null;
  redirect_url: string | null;
  transaction_id: string | null;
  card_brand: string | null;
  card_last_digits: string | null;
  /** When the provider was last asked without anybody waiting for it. */
  asked_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** What a paid top-up was worth to a prepaid number, E.164: one row for an order, written once and never changed. */
export interface PrepaidCreditTable {
  id: string;
  order_id: string;
  phone_number: string;
  amount: number;
  credited_at: Date;
}

/** An order that uses a voucher: one that ended unsold uses none. */
export interface VoucherUseTable {
  voucher_code: string;
  order_id: string;
}

export interface UploadTable {
  id: string;
  order_id: string;
  filename: string;
  media_type: string;
  sha256: string;
  content: Bytes;
  created_at: Timestamp;
}

export interface ShopSchema extends CatalogueSchema, WorkSchema {
  orders: OrderTable;
  order_history: OrderHistoryTable;
  order_lines: OrderLineTable;
  order_complementary: OrderComplementaryTable;
  installation_full_days: InstallationFullDayTable;
  idempotency_keys: IdempotencyKeyTable;
  customer_information: CustomerInformationTable;
  identity_verifications: IdentityVerificationTable;
  contracts: ContractTable;
  payments: PaymentTable;
  prepaid_credits: PrepaidCreditTable;
  uploads: UploadTable;
  voucher_uses: VoucherUseTable;
}
