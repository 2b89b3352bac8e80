import type { Operator } from '@alzette/operator-config';
import type { ComplementaryInformation, CustomerInformation } from '@alzette/shop-model';
import type { OrderedSubscription } from '../order/ordered-parts';
import type { Order, OrderItemRow } from '../order/order-repository';
import type { ContractFacts, ContractInstallation, ContractOperator, ContractAddOn } from './contract-facts';
import { debitedIban } from './expected-documents';
import { mandateReference } from './mandate/mandate-reference';

/** What the documents of an order are drawn up from; `date` yyyy-MM-dd. */
export interface DocumentSources {
  readonly operator: Operator;
  readonly order: Order;
  readonly lines: readonly OrderItemRow[];
  readonly complementary: readonly ComplementaryInformation[];
  readonly customer: CustomerInformation;
  readonly date: string;
}

/** What contract and summary of one line say. */
export function gatherFacts(
  { operator, order, lines, complementary, customer, date }: DocumentSources,
  line: OrderItemRow,
  subscription: OrderedSubscription,
  references: Pick<ContractFacts, 'reference' | 'summaryReference'>,
): ContractFacts {
  const information = complementary.find(({ identifier }) => identifier === line.identifier) ?? null;
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
      quantity: line.quantity,
      monthly: subscription.monthly,
      originalMonthly: subscription.originalMonthly,
      discountMonths: subscription.discountMonths,
      activationFee: line.activation_fee,
      activationFeeName: line.activation_fee_name,
      commitmentMonths: subscription.commitmentMonths,
      service: subscription.service ?? null,
    },
    device: line.device,
    upfront: line.upfront,
    installation: installationOf(line, information),
    addOns: lines.filter(({ parent_identifier }) => parent_identifier === line.identifier).map(optionOf),
  };
}

export function contractOperator({ name, legalName, speeds, support, registeredOffice }: Operator): ContractOperator {
  const { street, postcode, city } = registeredOffice;
  return { name, legalName, speeds, phone: support.phone, address: [street, `L-${postcode} ${city}`] };
}

function installationOf(
  line: OrderItemRow,
  complementary: ComplementaryInformation | null,
): ContractInstallation | null {
  const { date, time } = complementary?.installation ?? {};
  if (!date || !time || line.installation_name === null) return null;
  return { name: line.installation_name, fee: line.installation_fee, date, time };
}

function optionOf(line: OrderItemRow): ContractAddOn {
  return {
    name: line.variant_name,
    quantity: line.quantity,
    monthly: line.monthly,
    originalMonthly: line.original_monthly,
    discountMonths: line.discount_months,
    activationFee: line.activation_fee,
    activationFeeName: line.activation_fee_name,
  };
}
