import type { Bypass, Operator } from '@alzette/operator-config';
import { compact, type ComplementaryInformation, type OrderRequest } from '@alzette/shop-model';
import { requireCredit } from '../credit-check/credit-check';
import { findVerification } from '../identity/identity-repository';
import { isSameName } from '../identity/identity-service';
import { isIdentityUsed } from '../identity/reserve-identity';
import { hasSimCard, type PricedItem } from '../order/order-item';
import type { Executor } from '../platform/database/schema';
import { unprocessable } from '../platform/http/problem';
import type { Visitor } from '../platform/http/visitor';
import { requireProofOfResidence } from '../proof-of-residence/proof-of-residence';

const otherOperators = ['orange', 'join', 'post'];

/** @throws ProblemError 422 for an order that names another operator */
export function checkOperator({ channel, payments }: OrderRequest, operator: Operator): void {
  if (channel !== operator.channel)
    throw unprocessable('channel_mismatch', 'body/channel', `has to be ${operator.channel}`);
  if (payments[0]?.method !== operator.partners.payment.slug) {
    throw unprocessable(
      'payment_method_unknown',
      'body/payments/0/method',
      `has to be ${operator.partners.payment.slug}`,
    );
  }
}

/**
 * A customer is the account that is logged in. A guest is the person of the identity check, passed the credit check, is billed under
 * the verified name, and sends a proof of residence with a device.
 *
 * @throws ProblemError 422 `account_mismatch`, `identity_required`, `identity_mismatch`, `credit_refused` or
 *   `proof_of_residence_required`
 */
export async function checkBuyer(
  database: Executor,
  request: OrderRequest,
  visitor: Visitor,
  bypass: Bypass,
): Promise<void> {
  if (request.accountNumber !== null) {
    if (request.accountNumber === visitor.accountNumber) return;
    throw unprocessable('account_mismatch', 'body/accountNumber', 'is not the account that is logged in');
  }
  requireProofOfResidence(request, true);
  if (bypass.identity) return;

  const person = request.kycId === null ? null : await findVerification(database, request.kycId, visitor.id);
  if (!person || request.kycId === null || (await isIdentityUsed(database, request.kycId))) {
    throw unprocessable('identity_required', 'body/kycId', 'has to be an unused identity check of this session');
  }
  const { firstName, lastName } = request.billingAddress;
  if (!isSameName(firstName, person.Firstname)) throw identityMismatch('body/billingAddress/firstName');
  if (!isSameName(lastName, person.Lastname)) throw identityMismatch('body/billingAddress/lastName');
  await requireCredit(database, request.kycId);
}

export function identityMismatch(path: string) {
  return unprocessable('identity_mismatch', path, 'differs from the identity check');
}

/**
 * Each mobile line (spec row E9) and each installed item needs exactly one complementary information, and identifiers are unique.
 *
 * @throws ProblemError 422
 */
export function checkItems(request: OrderRequest, items: readonly PricedItem[], prepaidOperatorCode: string): void {
  const { complementaryInformations } = request;
  requireUnique(request.items, 'items');
  requireUnique(complementaryInformations, 'complementaryInformations');

  const withInformation = items.filter(
    ({ subscription, installationModes }) => hasSimCard(subscription) || installationModes.length > 0,
  );
  for (const priced of withInformation) {
    const { identifier, variantCode } = priced.item;
    const index = complementaryInformations.findIndex((each) => each.identifier === identifier);
    const information = complementaryInformations[index];
    if (information?.productVariant.code !== variantCode) {
      throw unprocessable(
        'complementary_information_missing',
        'body/complementaryInformations',
        `needs an entry for the item ${identifier}`,
      );
    }
    const path = `body/complementaryInformations/${index}`;
    checkChange(information, priced);
    if (!hasSimCard(priced.subscription)) continue;
    checkSim(information, priced, path);
    checkNumber(information, path, [...otherOperators, prepaidOperatorCode]);
  }
  if (complementaryInformations.length !== withInformation.length) {
    throw unprocessable('unknown_line', 'body/complementaryInformations', 'has an entry for an unknown item');
  }
}

/** A line can be changed only once in an order. */
function checkChange({ subscriptionMode }: ComplementaryInformation, { item }: PricedItem): void {
  if (subscriptionMode === 'change' && item.quantity > 1) {
    throw unprocessable('quantity_too_high', 'body/items', `the item ${item.identifier} changes one subscription`);
  }
}

function checkSim({ simType }: ComplementaryInformation, { esim }: PricedItem, path: string): void {
  if (simType === null) throw unprocessable('sim_type_missing', `${path}/simType`, 'has to be physical or eSIM');
  if (simType === 'eSIM' && !esim) {
    throw unprocessable('esim_unavailable', `${path}/simType`, 'this offer has a physical SIM only');
  }
}

/** A kept number needs operator, number and ICCID; in change mode only the number. */
function checkNumber(information: ComplementaryInformation, path: string, operators: readonly string[]): void {
  const isChange = information.subscriptionMode === 'change';
  if (!information.keepNumber && !isChange) return;
  if (!/^\+?\d{6,15}$/u.test(compact(information.currentPhoneNumber ?? ''))) {
    throw unprocessable('current_number_missing', `${path}/currentPhoneNumber`, 'has to be the number to keep');
  }
  if (isChange) return;
  if (!operators.includes(information.currentOperator ?? '')) {
    throw unprocessable(
      'current_operator_missing',
      `${path}/currentOperator`,
      `has to be one of ${operators.join(', ')}`,
    );
  }
  if (!/^\d{19,20}$/u.test(compact(information.iccid ?? ''))) {
    throw unprocessable('iccid_missing', `${path}/iccid`, 'has to be the 19 digits on the SIM card');
  }
}

function requireUnique(entries: readonly { readonly identifier: string }[], field: string): void {
  if (new Set(entries.map(({ identifier }) => identifier)).size !== entries.length) {
    throw unprocessable('repeated_identifier', `body/${field}`, 'has two entries with one identifier');
  }
}
