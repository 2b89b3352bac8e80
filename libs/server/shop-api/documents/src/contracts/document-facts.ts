import type { Operator } from '@alzette/operator-config';
import {
  addressLines,
  type ComplementaryInformation,
  type CustomerInformation,
  type DocumentKind,
  fullName,
  type Installation,
  type InstallationMode,
  type Locale,
  type OrderAddress,
  type SubscriptionFamily,
} from '@alzette/shop-model';
import { luxembourgBankOf } from '@alzette/shop-api/buyer';
import type { Order, OrderedDevice, OrderedService, OrderedSubscription, OrderItemRow } from '@alzette/shop-api/order';
import { debitedIban } from './expected-documents';

/** The customer fields that each kind of document prints. A change of any other field does not affect the document. */
export const printedFields = {
  summary: [],
  contract: ['firstname', 'lastname', 'birthdate', 'idType', 'idNumber', 'email', 'phone', 'paymentType', 'iban'],
  mandate: ['firstname', 'lastname', 'paymentType', 'iban'],
  annex: [],
} as const satisfies Readonly<Record<DocumentKind, readonly (keyof CustomerInformation)[]>>;

type Printed<Kind extends DocumentKind> = Pick<CustomerInformation, (typeof printedFields)[Kind][number]>;

/** A summary prints no customer data. */
export interface SummaryFacts extends Omit<
  ContractFacts,
  'customer' | 'mandateReference' | 'reference' | 'accountNumber' | 'billingAddress' | 'complementary'
> {
  /** How an offer can be installed, before the shopper has chosen. */
  readonly installationModes?: readonly InstallationMode[];
}

/** The content of a contract and its summary. Amounts in cents for one piece, VAT included; `date` yyyy-MM-dd. */
export interface ContractFacts {
  readonly reference: string;
  readonly date: string;
  readonly language: Locale;
  readonly operator: ContractOperator;
  readonly vatPercent: number;
  /** Reference of the contract summary. */
  readonly summaryReference: string;
  /** Null if invoices are not debited, or under the mandate of the customer's account. */
  readonly mandateReference: string | null;
  readonly customer: Printed<'contract'>;
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
  /** The device that is sold with the plan. */
  readonly device: OrderedDevice | null;
  /** Due today for one device. */
  readonly upfront: number;
  readonly installation: ContractInstallation | null;
  readonly addOns: readonly ContractAddOn[];
}

export interface ContractOperator extends Pick<Operator, 'name' | 'legalName' | 'speeds' | 'theme'> {
  readonly phone: string;
  /** The lines of a postal address. */
  readonly address: readonly string[];
}

/** The name of the installation mode and its fee. */
export interface ContractInstallation extends Pick<Installation, 'date'> {
  readonly name: string;
  readonly fee: number;
  /** Null where no technician comes. */
  readonly time: Installation['time'] | null;
}

/** An add-on or TV package of the plan. */
export interface ContractAddOn {
  readonly name: string;
  readonly quantity: number;
  readonly monthly: number;
  readonly originalMonthly: number;
  readonly discountMonths: number | null;
  readonly activationFee: number;
  readonly activationFeeName: string;
}

/** The content of a SEPA Core direct debit mandate; `iban` in compact form, `date` yyyy-MM-dd. */
export interface MandateFacts {
  readonly reference: string;
  readonly language: Locale;
  readonly date: string;
  readonly creditor: ContractOperator & { readonly id: string };
  readonly debtor: { readonly name: string; readonly address: OrderAddress };
  readonly iban: string;
  /** Null for an unknown bank. */
  readonly bic: string | null;
}

/** The data that the documents of an order are created from; `date` yyyy-MM-dd. */
export interface DocumentSources {
  readonly operator: Operator;
  readonly order: Order;
  readonly items: readonly OrderItemRow[];
  readonly complementary: readonly ComplementaryInformation[];
  readonly customer: CustomerInformation;
  readonly date: string;
}

/** The facts of the contract and summary of one item. */
export function contractFacts(
  { operator, order, items, complementary, customer, date }: DocumentSources,
  item: OrderItemRow,
  subscription: OrderedSubscription,
  references: Pick<ContractFacts, 'reference' | 'summaryReference'>,
): ContractFacts {
  const information = complementary.find(({ identifier }) => identifier === item.identifier) ?? null;
  return {
    ...references,
    mandateReference: debitedIban(customer) === null ? null : mandateReference(operator, order.id),
    date,
    language: order.language,
    operator: contractOperator(operator),
    vatPercent: operator.rules.vatPercent,
    customer,
    accountNumber: order.account_number,
    billingAddress: order.billing_address,
    complementary: information,
    plan: {
      family: subscription.family,
      name: subscription.variantName,
      quantity: item.quantity,
      monthly: subscription.monthly,
      originalMonthly: subscription.originalMonthly,
      discountMonths: subscription.discountMonths,
      activationFee: item.activation_fee,
      activationFeeName: item.activation_fee_name,
      commitmentMonths: subscription.commitmentMonths,
      service: subscription.service ?? null,
    },
    device: item.device,
    upfront: item.upfront,
    installation: installationOf(item, information),
    addOns: items.filter(({ parent_identifier }) => parent_identifier === item.identifier).map(addOnOf),
  };
}

export function contractOperator({
  name,
  legalName,
  speeds,
  theme,
  support,
  registeredOffice,
}: Operator): ContractOperator {
  return { name, legalName, speeds, theme, phone: support.phone, address: addressLines(registeredOffice) };
}

function installationOf(
  item: OrderItemRow,
  complementary: ComplementaryInformation | null,
): ContractInstallation | null {
  const { date, time } = complementary?.installation ?? {};
  if (!date || !time || item.installation_name === null) return null;
  const { installation_name: name, installation_fee: fee, self_installation: selfInstallation } = item;
  return { name, fee, date, time: selfInstallation ? null : time };
}

function addOnOf(item: OrderItemRow): ContractAddOn {
  return {
    name: item.variant_name,
    quantity: item.quantity,
    monthly: item.monthly,
    originalMonthly: item.original_monthly,
    discountMonths: item.discount_months,
    activationFee: item.activation_fee,
    activationFeeName: item.activation_fee_name,
  };
}

/** @throws Error if the order has no account to debit */
export function mandateFacts({
  operator,
  order,
  customer,
  date,
}: Omit<DocumentSources, 'customer'> & { readonly customer: Printed<'mandate'> }): MandateFacts {
  const iban = debitedIban(customer);
  if (iban === null) throw new Error('An order without an account to debit has no mandate');
  return {
    reference: mandateReference(operator, order.id),
    language: order.language,
    date,
    creditor: { ...contractOperator(operator), id: operator.sepaCreditorId },
    debtor: {
      name: fullName({ firstName: customer.firstname, lastName: customer.lastname }),
      address: order.billing_address,
    },
    iban,
    bic: luxembourgBankOf(iban).bic,
  };
}

/** Length of a UUID in base 36. */
const idLength = 25;

/**
 * The unique mandate reference of an order: the operator's prefix and the order's id in capital letters and digits, at
 * most 31 of the 35 characters that SEPA allows. A new version of the mandate keeps it.
 *
 * @param orderId a UUID
 */
export function mandateReference({ orderNumberPrefix }: Pick<Operator, 'orderNumberPrefix'>, orderId: string): string {
  const id = BigInt(`0x${orderId.replaceAll('-', '')}`).toString(36);
  return `${orderNumberPrefix}-${id.toUpperCase().padStart(idLength, '0')}`;
}
