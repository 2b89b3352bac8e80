import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Operator } from '@alzette/operator-config';
import type { ComplementaryInformation, CustomerInformation } from '@alzette/shop-model';
import type { OrderedSubscription } from '../database/order-line-parts';
import type { Executor } from '../database/transaction';
import { ProblemError } from '../http/problem-error';
import { luxembourgDate } from '../orders/calendar';
import { findCustomerInformation } from '../orders/customer-information';
import { findComplementaryInformations, findOrderLines, lockOrder, type Order } from '../orders/order-repository';
import type { ShopContext } from '../shop-context';
import type { ContractFacts, ContractInstallation, ContractOption } from './contract-facts';
import { findContracts, type Contract } from './contract-repository';
import { contractTexts } from './contract-texts';
import { writeContractPdf } from './pdf/write-contract-pdf';

type Line = Awaited<ReturnType<typeof findOrderLines>>[number];

/**
 * One contract for each subscription that has none yet. A device alone is bought, not subscribed to.
 *
 * @throws ProblemError 409 `customer_information_missing`
 */
export async function drawUpContracts(context: ShopContext, orderId: string): Promise<Contract[]> {
  return context.database.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const customer = await findCustomerInformation(transaction, orderId);
    if (!customer) {
      throw new ProblemError(409, 'customer_information_missing', 'The customer information has to be sent first');
    }
    const drawnUp = new Set((await findContracts(transaction, orderId)).map((contract) => contract.line_identifier));
    const lines = await findOrderLines(transaction, orderId);
    for (const line of lines) {
      const { subscription } = line;
      if (!subscription || drawnUp.has(line.identifier)) continue;
      const options = lines.filter(({ parent_identifier }) => parent_identifier === line.identifier);
      await drawUp(transaction, context, { order, line, subscription, options, customer });
    }
    return findContracts(transaction, orderId);
  });
}

interface Subject {
  readonly order: Order;
  readonly line: Line;
  readonly subscription: OrderedSubscription;
  readonly options: readonly Line[];
  readonly customer: CustomerInformation;
}

async function drawUp(transaction: Executor, { operator, now }: ShopContext, subject: Subject): Promise<void> {
  const { order, line, subscription } = subject;
  const id = randomUUID();
  const facts = await gatherFacts(transaction, operator, subject, { reference: id, date: luxembourgDate(now()) });
  const content = await writeContractPdf(facts);
  await transaction
    .insertInto('contracts')
    .values({
      id,
      order_id: order.id,
      line_identifier: line.identifier,
      position: line.position,
      name: contractTexts[order.language].name(subscription.variantName),
      filename: `${line.product_code}-${randomBytes(18).toString('base64url')}.pdf`,
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
      partner_document_id: null,
      frame_url: null,
      attempt: 1,
      error: null,
      signed_content: null,
      signed_sha256: null,
      signed_document_id: null,
    })
    .execute();
}

async function gatherFacts(
  transaction: Executor,
  operator: Operator,
  { order, line, subscription, options, customer }: Subject,
  { reference, date }: Pick<ContractFacts, 'reference' | 'date'>,
): Promise<ContractFacts> {
  const informations = await findComplementaryInformations(transaction, order.id);
  const complementary = informations.find(({ identifier }) => identifier === line.identifier) ?? null;
  return {
    reference,
    date,
    language: order.language,
    operator: { name: operator.name, legalName: operator.legalName, phone: operator.support.phone },
    vatPercent: operator.rules.vatPercent,
    customer,
    accountNumber: order.account_number,
    billingAddress: order.billing_address,
    complementary,
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
    },
    device: line.device,
    upfront: line.upfront,
    installation: installationOf(line, complementary),
    options: options.map(optionOf),
  };
}

function installationOf(line: Line, complementary: ComplementaryInformation | null): ContractInstallation | null {
  const { date, time } = complementary?.installation ?? {};
  if (!date || !time || line.installation_name === null) return null;
  return { name: line.installation_name, fee: line.installation_fee, date, time };
}

function optionOf(line: Line): ContractOption {
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
